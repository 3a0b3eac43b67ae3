"""Questions: everything about one kind of decision, of a player or of chance, stands in one class."""

from __future__ import annotations

from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from aegean.core.actions import Block
from aegean.core.agenda import FIRST, SECOND, SLOT, STEPS, THIRD, pack
from aegean.core.bag import Bag
from aegean.core.phrase import ALL, ALLOWED, IMPOSSIBLE
from aegean.core.state import State

NO_ACTIONS: Final[Block] = Block.listed("", (), [])


@mypyc_attr(allow_interpreted_subclasses=True)
class Question:
    """One kind of decision: what may be chosen, and what follows.

    A game derives a class for each kind and lists one object of it. Entries count from 0 within the
    block of actions, so a rule never meets the number of an action.
    """

    name: str
    block: Block
    number: i64  # its place in the game's list of questions
    is_automatic: bool  # it happens by itself: nobody is asked

    def __init__(self, name: str, block: Block) -> None:
        self.name = name
        self.block = block
        self.number = -1
        self.is_automatic = False

    # ------------------------------------------------------------ what a game writes

    def why_not(self, state: Any, entry: i64) -> i64:
        """Why an entry is not legal, as a packed reason; ALLOWED if it is."""
        return ALLOWED

    def do(self, state: Any, entry: i64) -> None:
        """Carries a legal entry out."""
        raise NotImplementedError(self.name)

    def waits(self, state: Any) -> bool:
        """Whether anybody is asked; otherwise the question is settled without an answer."""
        return True

    def asks_always(self, state: Any) -> bool:
        """Whether a table asks even for an only answer, because passing over it would tell what a hand hides."""
        return False

    def settle(self, state: Any) -> None:
        """What happens where nobody is asked: nothing, unless a game says otherwise."""

    def happen(self, state: Any) -> None:
        """What an automatic question does when its time comes."""
        raise NotImplementedError(self.name)

    def weights(self, state: Any, out: vec[i64]) -> None:
        """Writes the exact weight of each option where chance answers; all are alike unless a game says otherwise."""
        for place in range(self.block.size):
            out[place] = 1

    def audience(self, state: Any) -> i64:
        """Who may see the answer in full: ALL, one seat, or NOBODY."""
        return ALL

    def options(self, state: Any, out: vec[i64], n: i64) -> i64:
        """Writes the legal actions behind the first n and returns how many there are then."""
        start: i64 = self.block.start
        for entry in range(self.block.size):
            if self.why_not(state, entry) == ALLOWED:
                out[n] = start + entry
                n += 1
        return n

    # ------------------------------------------------------------ asking

    def ask(self, state: State, seat: i64) -> None:
        """Asks a seat next, or chance: the question goes on top of the agenda."""
        state.agenda.push(self.number, seat, 0)

    def ask_again(self, state: State) -> None:
        """Asks the same of the same seat once more."""
        state.agenda.push(self.number, state.seat, state.arg)

    def put(self, state: State, seat: i64, first: i64, second: i64 = 0, third: i64 = 0, fourth: i64 = 0) -> None:
        """Asks with up to four numbers that the question is about: the first below 2**27, the others below 256.

        The question gives them names: in a method `ask_for`, which calls this, and in methods that read them. Whether
        they fit is not looked at here, which would cost up to 4 %: a game's `proof.py` says within what they lie, and
        the contract suite plays whole games within that.
        """
        state.agenda.push(self.number, seat, pack(first, second, third, fourth))

    def first(self, state: State) -> i64:
        """The first number that the present question is about."""
        return state.arg >> FIRST

    def second(self, state: State) -> i64:
        """The second number that the present question is about."""
        return (state.arg >> SECOND) & SLOT

    def third(self, state: State) -> i64:
        """The third number that the present question is about."""
        return (state.arg >> THIRD) & SLOT

    def fourth(self, state: State) -> i64:
        """The fourth number that the present question is about."""
        return state.arg & SLOT

    def first_of(self, about: i64) -> i64:
        """The first number of a question that still waits on the agenda."""
        return about >> FIRST

    def is_pending(self, state: State) -> bool:
        """Whether it is asked now or waits on the agenda."""
        agenda = state.agenda
        return state.step == self.number or any(item & STEPS == self.number for item in agenda.items[: agenda.size])

    # ------------------------------------------------------------ by action, for `State`

    def blocks(self) -> list[Block]:
        """All blocks of actions that answer it."""
        return [self.block]

    def offers(self, action: i64) -> bool:
        """Whether the action is an answer to this question at all."""
        return self.block.has(action)

    def play(self, state: State, action: i64) -> None:
        """Carries a legal action out."""
        self.do(state, action - self.block.start)

    def why_not_action(self, state: State, action: i64) -> i64:
        """Why an action is not legal, as a packed reason."""
        return self.why_not(state, action - self.block.start)


@mypyc_attr(allow_interpreted_subclasses=True)
class Menu(Question):
    """A question whose answers come from several blocks, each with a class of its own."""

    choices: vec[Question]

    def __init__(self, name: str, *choices: Question) -> None:
        super().__init__(name, choices[0].block)
        self.choices = vec[Question](list(choices))

    def options(self, state: Any, out: vec[i64], n: i64) -> i64:
        """The legal actions of all choices, in the order of the choices."""
        for choice in self.choices:
            n = choice.options(state, out, n)
        return n

    def choice(self, action: i64) -> Question:
        """The choice that an action belongs to."""
        for choice in self.choices:
            if choice.block.has(action):
                return choice
        return self.choices[0]

    def blocks(self) -> list[Block]:
        """All blocks of actions that answer it."""
        return [choice.block for choice in self.choices]

    def offers(self, action: i64) -> bool:
        """Whether the action is an answer to this question at all."""
        for choice in self.choices:
            if choice.block.has(action):
                return True
        return False

    def play(self, state: State, action: i64) -> None:
        """Carries a legal action out."""
        self.choice(action).play(state, action)

    def why_not_action(self, state: State, action: i64) -> i64:
        """Why an action is not legal, as a packed reason."""
        return self.choice(action).why_not_action(state, action)


@mypyc_attr(allow_interpreted_subclasses=True)
class YesNo(Menu):
    """A question with two answers that are always allowed."""

    def options(self, state: Any, out: vec[i64], n: i64) -> i64:
        """Both."""
        out[n] = self.choices[0].block.start
        out[n + 1] = self.choices[1].block.start
        return n + 2


@mypyc_attr(allow_interpreted_subclasses=True)
class Automatic(Question):
    """Something that happens by itself when its time on the agenda comes."""

    def __init__(self, name: str) -> None:
        super().__init__(name, NO_ACTIONS)
        self.is_automatic = True


@mypyc_attr(allow_interpreted_subclasses=True)
class Pass(Question):
    """An answer after which nothing happens: to decline, to stop, to want none."""

    def do(self, state: Any, entry: i64) -> None:
        """Nothing."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Draw(Question):
    """Chance draws one thing out of a bag; the entries of the block are the kinds in the bag."""

    def bag(self, state: Any) -> Bag:
        """What is drawn from."""
        raise NotImplementedError(self.name)

    def why_not(self, state: Any, entry: i64) -> i64:
        """Only what lies in the bag can be drawn."""
        return ALLOWED if self.bag(state).counts[entry] > 0 else IMPOSSIBLE

    def options(self, state: Any, out: vec[i64], n: i64) -> i64:
        """The kinds in the bag."""
        return self.bag(state).options(self.block.start, out, n)

    def weights(self, state: Any, out: vec[i64]) -> None:
        """Each thing in the bag is as likely as any other."""
        self.bag(state).weights(out)


@mypyc_attr(allow_interpreted_subclasses=True)
class Roll(Question):
    """Chance rolls dice, or does something else with fixed odds: every entry with its number of ways."""

    ways: vec[i64]

    def __init__(self, name: str, block: Block, ways: vec[i64]) -> None:
        super().__init__(name, block)
        self.ways = ways

    def weights(self, state: Any, out: vec[i64]) -> None:
        """The number of ways."""
        for entry in range(i64(len(self.ways))):
            out[entry] = self.ways[entry]


@final
class Questions:
    """All questions of a game, in the order that positions number them in; automatic ones come last."""

    items: vec[Question]
    by_name: dict[str, Question]
    asked: i64  # how many are asked of a player or of chance

    def __init__(self, questions: list[Question]) -> None:
        self.items = vec[Question](questions)
        self.by_name = {}
        self.asked = 0
        for number, question in enumerate(questions):
            question.number = number
            if question.name in self.by_name:
                raise ValueError(f"two questions are called '{question.name}'")
            self.by_name[question.name] = question
            if not question.is_automatic:
                self.asked += 1
                if self.asked <= number:
                    raise ValueError(f"'{question.name}' stands behind an automatic question")

    def __getitem__(self, name: str) -> Question:
        return self.by_name[name]

    def __len__(self) -> int:
        return len(self.items)
