"""What is stored: the tables of the database, and what stands in a row of each."""

from aegean.store.schema.calls import CALLS, HOUSE, LOOKOUTS, WAYS, WISHES, Call, Way, Wishes
from aegean.store.schema.metadata import METADATA
from aegean.store.schema.people import (
    ADDRESS,
    BLOCKS,
    BROWSER,
    CHALLENGES,
    CODE,
    EVERYBODY,
    FORMER,
    FRIENDS,
    KEYS,
    LINK,
    ME,
    NAME,
    PASSKEYS,
    PEOPLE,
    VISITOR,
    Block,
    Key,
    Passkey,
    Person,
)
from aegean.store.schema.results import RATINGS, RESULTS
from aegean.store.schema.tables import (
    ANALYSES,
    BOT,
    CLOSED,
    DEALS,
    FINISHED,
    FREE_SEATS,
    GUIDED,
    HOTSEAT,
    KEPT,
    LOG,
    OPEN,
    PERSON,
    PLANS,
    RUNNING,
    SEATS,
    TABLES,
    TURNS,
    Head,
    Learned,
    Line,
    Plan,
    Seat,
    SharedDeal,
    Turn,
    Unread,
)

__all__ = [
    "ADDRESS", "ANALYSES", "BLOCKS", "BOT", "BROWSER", "CALLS", "CHALLENGES", "CLOSED", "CODE", "DEALS", "EVERYBODY",
    "FINISHED", "FORMER", "FREE_SEATS", "FRIENDS", "GUIDED", "HOTSEAT", "HOUSE", "KEPT", "KEYS", "LINK", "LOG",
    "LOOKOUTS", "ME", "METADATA", "NAME", "OPEN", "PASSKEYS", "PEOPLE", "PERSON", "PLANS", "RATINGS", "RESULTS",
    "RUNNING", "SEATS", "TABLES", "TURNS", "VISITOR", "WAYS", "WISHES", "Block", "Call", "Head", "Key", "Learned",
    "Line", "Passkey", "Person", "Plan", "Seat", "SharedDeal", "Turn", "Unread", "Way", "Wishes",
]  # fmt: skip
