"""E-mail addresses of users, and the outbox of e-mails and webhook calls."""

import sqlalchemy as sa
from alembic import op

revision, down_revision = "0006", "0005"


def upgrade() -> None:
    """Add the tables."""
    op.create_table(
        "addresses",
        sa.Column("user_id", sa.Text, primary_key=True),
        sa.Column("address", sa.Text, nullable=False),
        sa.Column("language", sa.Text, nullable=False),
        sa.Column("confirmed", sa.Integer, nullable=False),
        sa.Column("digest", sa.Double, nullable=False),
        sa.Column("told", sa.Text, nullable=False),
    )
    op.create_table(
        "outbox",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("user_id", sa.Text),
        sa.Column("about", sa.Text),
        sa.Column("target", sa.Text, nullable=False),
        sa.Column("content", sa.Text, nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("due", sa.Double, nullable=False),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.Column("claimed_until", sa.Double, nullable=False),
        sa.Column("sent", sa.Double),
    )
    op.create_index("outbox_by_time", "outbox", ["created"])
