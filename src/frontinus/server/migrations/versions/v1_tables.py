"""Tables, seats, events and uploaded boards."""

import sqlalchemy as sa
from alembic import op

revision = "1"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the first schema."""
    op.create_table(
        "tables",
        sa.Column("id", sa.String(16), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("players", sa.Integer(), nullable=False),
        sa.Column("board", sa.String(40), nullable=False),
        sa.Column("board_data", sa.JSON(none_as_null=True), nullable=True),
        sa.Column("options", sa.JSON(), nullable=False),
        sa.Column("seed", sa.String(64), nullable=False),
        sa.Column("name", sa.String(60), nullable=False),
        sa.Column("begins", sa.String(10), nullable=False),
        sa.Column("creator", sa.String(32), nullable=False),
        sa.Column("previous", sa.String(16), nullable=True),
        sa.Column("extra", sa.JSON(), nullable=False),
        sa.Column("version", sa.String(20), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("status", sa.String(10), nullable=False),
        sa.Column("to_play", sa.Integer(), nullable=True),
        sa.Column("thinking", sa.Boolean(), nullable=False),
        sa.Column("changed", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_tables")),
    )
    op.create_index(op.f("ix_tables_creator"), "tables", ["creator"])
    op.create_index(op.f("ix_tables_status"), "tables", ["status"])
    op.create_table(
        "seats",
        sa.Column("table", sa.String(16), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("bot", sa.String(60), nullable=False),
        sa.Column("name", sa.String(60), nullable=False),
        sa.Column("holder", sa.String(32), nullable=True),
        sa.Column("nonce", sa.String(32), nullable=False),
        sa.Column("secret", sa.String(64), nullable=False),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name=op.f("fk_seats_table")),
        sa.PrimaryKeyConstraint("table", "seat", name=op.f("pk_seats")),
        sa.UniqueConstraint("secret", name=op.f("uq_seats_secret")),
    )
    op.create_index(op.f("ix_seats_holder"), "seats", ["holder"])
    op.create_table(
        "events",
        sa.Column("table", sa.String(16), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=True),
        sa.Column("data", sa.JSON(), nullable=False),
        sa.Column("request", sa.String(64), nullable=True),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name=op.f("fk_events_table")),
        sa.PrimaryKeyConstraint("table", "number", name=op.f("pk_events")),
    )
    op.create_table(
        "boards",
        sa.Column("digest", sa.String(64), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("data", sa.JSON(), nullable=False),
        sa.Column("creator", sa.String(32), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("digest", name=op.f("pk_boards")),
    )
    op.create_index(op.f("ix_boards_creator"), "boards", ["creator"])


def downgrade() -> None:
    """Drop everything."""
    for table in ("boards", "events", "seats", "tables"):
        op.drop_table(table)
