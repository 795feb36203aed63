"""What Alembic runs a migration with: the connection that the store hands over."""

from alembic import context

from frontinus.server.store import METADATA

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=METADATA,
    # SQLite alters a table only by copying it
    render_as_batch=True,
)
with context.begin_transaction():
    context.run_migrations()
