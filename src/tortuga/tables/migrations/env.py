"""Alembic runs this file: it migrates the connection that `upgrade` gives."""

from alembic import context

context.configure(connection=context.config.attributes["connection"])
with context.begin_transaction():
    context.run_migrations()
