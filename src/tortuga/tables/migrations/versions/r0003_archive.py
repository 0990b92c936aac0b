"""Packed logs of finished tables."""

import sqlalchemy as sa
from alembic import op

revision, down_revision = "0003", "0002"


def upgrade() -> None:
    """Add the table."""
    op.create_table(
        "archive",
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("events", sa.LargeBinary, nullable=False),
    )
