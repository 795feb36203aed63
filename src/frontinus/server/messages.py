"""What a request may carry, strictly typed; forms and JSON alike."""

from __future__ import annotations

from typing import Annotated, Any, TypeVar

import msgspec
from starlette.datastructures import UploadFile
from starlette.exceptions import HTTPException
from starlette.requests import Request

Number = Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]
Text = Annotated[str, msgspec.Meta(max_length=200)]
Name = Annotated[str, msgspec.Meta(max_length=200)]
RequestId = Annotated[str, msgspec.Meta(min_length=1, max_length=64)]


class Actions(msgspec.Struct):
    """Actions of one turn, made for a number of events."""

    number: Number
    actions: Annotated[list[Text], msgspec.Meta(min_length=1, max_length=16)]
    request: RequestId | None = None


class Undo(msgspec.Struct):
    """Take back the last choice, or all after the first `to` actions."""

    number: Number
    to: Number | None = None
    request: RequestId | None = None


class Concede(msgspec.Struct):
    """Give up a seat."""

    number: Number
    seat: Number


class Passed(msgspec.Struct):
    """The screen has been passed to a seat."""

    seat: Number


class Stop(msgspec.Struct):
    """Agree to stop, or no longer."""

    number: Number
    agree: bool


class Pace(msgspec.Struct):
    """How long programs wait, in milliseconds."""

    pace: Annotated[int, msgspec.Meta(ge=0, le=5000)]


class Rematch(msgspec.Struct):
    """Play again; the number is of no consequence."""

    number: Number = 0


class SeatChange(msgspec.Struct):
    """Change who sits on a seat: exactly one of these."""

    bot: Annotated[str, msgspec.Meta(max_length=60)] = ""
    back: bool = False
    person: bool = False
    leave: bool = False
    renew: bool = False


class Sit(msgspec.Struct):
    """Sit down under a name."""

    name: Name = ""


class Language(msgspec.Struct):
    """Read in another language, and go on where one was."""

    language: Annotated[str, msgspec.Meta(max_length=10)]
    next: Annotated[str, msgspec.Meta(max_length=500)] = "/"


Body = TypeVar("Body", bound=msgspec.Struct)


def is_json(request: Request) -> bool:
    """Tell whether the body says that it is JSON."""
    media = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    return media == "application/json"


async def read(request: Request, kind: type[Body]) -> Body:
    """Read the body of a request as a message; raises HTTPException 400."""
    try:
        if is_json(request):
            return msgspec.json.decode(await request.body(), type=kind)
        return msgspec.convert(await read_form(request), type=kind, strict=False)
    except (msgspec.MsgspecError, RecursionError, UnicodeDecodeError) as error:
        raise HTTPException(400) from error


async def read_form(request: Request) -> dict[str, Any]:
    """Read the fields of a form, the first of each name; files as bytes."""
    if is_json(request):
        try:
            fields = msgspec.json.decode(await request.body(), type=dict[str, str])
        except (msgspec.MsgspecError, RecursionError, UnicodeDecodeError) as error:
            raise HTTPException(400) from error
        return dict(fields)
    found: dict[str, Any] = {}
    # the server's own exceptions of the parser are 400 already
    async with request.form(max_files=1, max_fields=100) as form:
        for name, value in form.multi_items():
            if name not in found:
                found[name] = await value.read() if isinstance(value, UploadFile) else value
    return found


async def read_file(request: Request) -> tuple[bytes, dict[str, str]]:
    """Read an uploaded file: the field `file` of a form, or the whole body."""
    media = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    if media not in {"multipart/form-data", "application/x-www-form-urlencoded"}:
        return await request.body(), {}
    fields = await read_form(request)
    content = fields.pop("file", b"")
    if isinstance(content, str):
        content = content.encode("utf-8", "replace")
    return content, {name: value for name, value in fields.items() if isinstance(value, str)}
