"""The tree of a search: decisions and their options in flat lists, without an object per node."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

NONE: Final = -1
FIRST_ROOM: Final = 1024
MOST_EDGES: Final = 4_000_000  # about 300 MiB with everything that belongs to them


def more_numbers(values: vec[i64], length: i64) -> vec[i64]:
    """The same numbers in a longer list."""
    longer = vec[i64]([0] * int(length))
    for i in range(i64(len(values))):
        longer[i] = values[i]
    return longer


def more_floats(values: vec[float], length: i64) -> vec[float]:
    """The same values in a longer list."""
    longer = vec[float]([0.0] * int(length))
    for i in range(i64(len(values))):
        longer[i] = values[i]
    return longer


class Tree:
    """Nodes are decisions with a choice, edges their options.

    Chance is not part of the tree: behind an edge stands one node for every kind of decision
    that may follow, told apart by a key.
    """

    nodes: i64
    node_seat: vec[i64]
    node_key: vec[i64]
    node_next: vec[i64]  # the next node behind the same edge
    node_edge: vec[i64]  # the first edge, most promising first
    node_visits: vec[i64]
    node_total: vec[float]  # utility of the seat that decides, summed over visits

    edges: i64
    edge_action: vec[i64]
    edge_next: vec[i64]  # the next edge of the same node
    edge_node: vec[i64]  # the first node behind it
    edge_visits: vec[i64]
    edge_offers: vec[i64]  # how often it could have been chosen
    edge_total: vec[float]  # utility of the seat that decides
    edge_points: vec[float]  # final points of the seat that decides
    edge_wins: vec[float]  # its chance to win
    edge_prior: vec[float]

    def __init__(self) -> None:
        numbers = vec[i64]([0] * FIRST_ROOM)
        floats = vec[float]([0.0] * FIRST_ROOM)
        self.node_seat = numbers
        self.node_key = numbers[:]
        self.node_next = numbers[:]
        self.node_edge = numbers[:]
        self.node_visits = numbers[:]
        self.node_total = floats
        self.edge_action = numbers[:]
        self.edge_next = numbers[:]
        self.edge_node = numbers[:]
        self.edge_visits = numbers[:]
        self.edge_offers = numbers[:]
        self.edge_total = floats[:]
        self.edge_points = floats[:]
        self.edge_wins = floats[:]
        self.edge_prior = floats[:]
        self.clear()

    def clear(self) -> None:
        """Empties the tree; its lists stay as long as they are."""
        self.nodes = 0
        self.edges = 0

    def is_full(self) -> bool:
        """Whether the tree may not grow any more."""
        return self.edges >= MOST_EDGES

    def add_node(self, seat: i64, key: i64, after: i64) -> i64:
        """A new decision; `after` is the node in front of it behind the same edge."""
        node: i64 = self.nodes
        room: i64 = i64(len(self.node_seat))
        if node == room:
            room *= 2
            self.node_seat = more_numbers(self.node_seat, room)
            self.node_key = more_numbers(self.node_key, room)
            self.node_next = more_numbers(self.node_next, room)
            self.node_edge = more_numbers(self.node_edge, room)
            self.node_visits = more_numbers(self.node_visits, room)
            self.node_total = more_floats(self.node_total, room)
        self.nodes += 1
        self.node_seat[node] = seat
        self.node_key[node] = key
        self.node_next[node] = after
        self.node_edge[node] = NONE
        self.node_visits[node] = 0
        self.node_total[node] = 0.0
        return node

    def add_edge(self, node: i64, action: i64, prior: float) -> None:
        """A new option of a decision, put in front of all that look less promising."""
        edge: i64 = self.edges
        room: i64 = i64(len(self.edge_action))
        if edge == room:
            room *= 2
            self.edge_action = more_numbers(self.edge_action, room)
            self.edge_next = more_numbers(self.edge_next, room)
            self.edge_node = more_numbers(self.edge_node, room)
            self.edge_visits = more_numbers(self.edge_visits, room)
            self.edge_offers = more_numbers(self.edge_offers, room)
            self.edge_total = more_floats(self.edge_total, room)
            self.edge_points = more_floats(self.edge_points, room)
            self.edge_wins = more_floats(self.edge_wins, room)
            self.edge_prior = more_floats(self.edge_prior, room)
        self.edges += 1
        self.edge_action[edge] = action
        self.edge_node[edge] = NONE
        self.edge_visits[edge] = 0
        self.edge_offers[edge] = 1
        self.edge_total[edge] = 0.0
        self.edge_points[edge] = 0.0
        self.edge_wins[edge] = 0.0
        self.edge_prior[edge] = prior
        self.link(node, edge, prior)

    def link(self, node: i64, edge: i64, prior: float) -> None:
        """Puts an edge at its place among the edges of its node."""
        before: i64 = NONE
        behind: i64 = self.node_edge[node]
        while behind != NONE and self.edge_prior[behind] >= prior:
            before = behind
            behind = self.edge_next[behind]
        self.edge_next[edge] = behind
        if before == NONE:
            self.node_edge[node] = edge
        else:
            self.edge_next[before] = edge

    def behind(self, edge: i64, key: i64) -> i64:
        """The decision of a key behind an edge; NONE if it was never met."""
        node: i64 = self.edge_node[edge]
        while node != NONE and self.node_key[node] != key:
            node = self.node_next[node]
        return node

    def edge_of(self, node: i64, action: i64) -> i64:
        """The edge of an action; NONE if it was never on offer."""
        edge: i64 = self.node_edge[node]
        while edge != NONE and self.edge_action[edge] != action:
            edge = self.edge_next[edge]
        return edge
