"""All that the database holds, gathered by the modules beside this one."""

from typing import Final

from sqlalchemy import MetaData

METADATA: Final = MetaData()
