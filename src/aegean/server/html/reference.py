"""The API in words: its calls and models, read from its own description."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from markupsafe import Markup, escape


@dataclass(frozen=True, slots=True)
class Field:
    """A field: where it stands, what fits into it, and whether it may be left out."""

    name: str
    where: str
    fits: Markup
    is_needed: bool


@dataclass(frozen=True, slots=True)
class Call:
    """A call: what it does, what it takes and what it answers."""

    method: str
    path: str
    does: str
    fields: list[Field]
    answer: Markup


@dataclass(frozen=True, slots=True)
class Model:
    """An object that calls take or answer."""

    name: str
    is_what: str
    fields: list[Field]


def calls(description: dict[str, Any]) -> list[Call]:
    """All calls of an OpenAPI description."""
    return [
        _call(method.upper(), path, call)
        for path, methods in description["paths"].items()
        for method, call in methods.items()
    ]


def models(description: dict[str, Any]) -> list[Model]:
    """All objects of an OpenAPI description, by name."""
    return [
        Model(name, schema.get("description", ""), _fields(schema, ""))
        for name, schema in sorted(description["components"]["schemas"].items())
        if "properties" in schema and not name.endswith("ValidationError")
    ]


def _call(method: str, path: str, call: dict[str, Any]) -> Call:
    fields = [
        Field(one["name"], one["in"], fits(one["schema"]), one.get("required", False))
        for one in call.get("parameters", [])
    ]
    body = _schema(call.get("requestBody", {}))
    if body:
        fields.append(Field("", "body", fits(body), True))
    answers = (answer for status, answer in call["responses"].items() if status.startswith("2"))
    return Call(method, path, call.get("description", ""), fields, fits(_schema(next(answers))))


def _schema(content: dict[str, Any]) -> dict[str, Any]:
    """The schema of a body or an answer."""
    forms: list[dict[str, Any]] = list(content.get("content", {}).values())
    schema: dict[str, Any] = forms[0].get("schema", {}) if forms else {}
    return schema


def _fields(schema: dict[str, Any], where: str) -> list[Field]:
    needed = schema.get("required", [])
    return [Field(name, where, fits(one), name in needed) for name, one in schema["properties"].items()]


def fits(schema: dict[str, Any]) -> Markup:
    """What fits a schema, in a few words; objects are links to their models."""
    if "$ref" in schema:
        name = schema["$ref"].rpartition("/")[2]
        return Markup('<a href="#{0}">{0}</a>').format(name)
    if "enum" in schema:
        return Markup(" | ").join(Markup("<code>{}</code>").format(value) for value in schema["enum"])
    if "const" in schema:
        return Markup("<code>{}</code>").format(schema["const"])
    if "anyOf" in schema and "type" not in schema:
        return Markup(" | ").join(fits(one) for one in schema["anyOf"])
    if schema.get("type") == "array":
        return Markup("[{}]").format(fits(schema.get("items", {})))
    if isinstance(schema.get("additionalProperties"), dict):
        return Markup("{{name: {}}}").format(fits(schema["additionalProperties"]))
    return escape(" ".join([schema.get("type", ""), *_limits(schema)]).strip())


def _limits(schema: dict[str, Any]) -> list[str]:
    """The limits of a number or a text."""
    low = schema.get("minimum", schema.get("minLength"))
    high = schema.get("maximum", schema.get("maxLength"))
    return [f"{'' if low is None else low}–{'' if high is None else high}"] if (low, high) != (None, None) else []
