"""Users whom the operator of the server has muted or banned."""

import sqlalchemy as sa
from alembic import op

revision, down_revision = "0004", "0003"


def upgrade() -> None:
    """Add the table `restrictions`."""
    op.create_table(
        "restrictions",
        sa.Column("user_id", sa.Text, primary_key=True),
        sa.Column("kind", sa.Text, primary_key=True),
        sa.Column("at", sa.Double, nullable=False),
    )
