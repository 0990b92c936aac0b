"""What a table waits for, and uploaded records."""

import sqlalchemy as sa
from alembic import op

revision, down_revision = "0002", "0001"


def upgrade() -> None:
    """Add the columns and the table. Whether a bot is to decide is not known of older tables: it is looked up."""
    op.add_column("tables", sa.Column("deadline", sa.Double))
    op.add_column("tables", sa.Column("bots", sa.Integer, nullable=False, server_default=sa.text("1")))
    op.create_index("tables_by_deadline", "tables", ["deadline"])
    op.create_table(
        "records",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
    )
    op.create_index("records_by_time", "records", ["at"])
