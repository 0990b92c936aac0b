"""When users were last connected to a table, and the newest version they were sent."""

import sqlalchemy as sa
from alembic import op

revision, down_revision = "0005", "0004"


def upgrade() -> None:
    """Add the table `seen`."""
    op.create_table(
        "seen",
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("user_id", sa.Text, primary_key=True),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
    )
    op.create_index("seen_by_user", "seen", ["user_id"])
