"""The attributes of a position by name: for dumps, digests and the test that nothing is forgotten."""

from __future__ import annotations

from typing import Any

FLEETING = ("rules", "notes", "__dict__")  # attributes that are not part of a position
STATE_FIELDS = ("seats", "seat", "step", "arg", "agenda")  # what every position has


def is_list(value: object) -> bool:
    """Whether a value is a vec, of numbers or of records."""
    return hasattr(value, "__getitem__")


def field_names(thing: object) -> list[str]:
    """The names of all attributes that make up a thing, sorted; the same on both builds."""
    known = _NAMES.get(type(thing))
    if known is None:
        names: set[str] = set()
        for kind in type(thing).__mro__:
            names.update(getattr(kind, "__mypyc_attrs__", ()))
            names.update(kind.__dict__.get("__annotations__", ()))
        known = _NAMES[type(thing)] = sorted(names.difference(FLEETING))
    return known


_NAMES: dict[type, list[str]] = {}


def same_fields(one: object, other: object) -> bool:
    """Whether two things of a kind are equal in all attributes; stops at the first difference."""
    for name in field_names(one):
        value: Any = getattr(one, name)
        twin: Any = getattr(other, name)
        if isinstance(value, int):
            if value != twin:
                return False
        elif not is_list(value):
            if not same_fields(value, twin):
                return False
        else:
            values: list[Any] = list(value)
            twins: list[Any] = list(twin)
            if len(values) != len(twins):
                return False
            if not values or isinstance(values[0], int):
                if values != twins:
                    return False
            elif not all(same_fields(left, right) for left, right in zip(values, twins, strict=True)):
                return False
    return True


def copy_fields(one: object, other: object) -> None:
    """Makes the other thing equal in all its own attributes, with lists and records of its own."""
    for name in field_names(one):
        if name not in STATE_FIELDS:
            setattr(other, name, _copied(getattr(one, name)))


def _copied(value: Any) -> Any:
    if isinstance(value, (int, str)):
        return value
    if isinstance(value, list):
        return [_copied(item) for item in value]
    if is_list(value):
        copy = value[:]
        for place, item in enumerate(value):
            if not isinstance(item, int):
                copy[place] = _copied(item)
        return copy
    twin = type(value)()
    copy_fields(value, twin)
    return twin


def field_numbers(thing: object) -> list[int]:
    """All numbers of a position but those that every position has, in the order of the names."""
    found: list[int] = []
    for name in field_names(thing):
        if name not in STATE_FIELDS:
            _add_numbers(getattr(thing, name), found)
    return found


def _add_numbers(value: Any, found: list[int]) -> None:
    if isinstance(value, int):
        found.append(int(value))
    elif is_list(value):
        for item in value:
            _add_numbers(item, found)
    else:
        found.extend(field_numbers(value))


def dump_fields(thing: object, prefix: str = "") -> list[str]:
    """One line `name: values` for every attribute, those of inner things with a dotted name."""
    lines: list[str] = []
    for name in field_names(thing):
        value: Any = getattr(thing, name)
        if isinstance(value, int):
            lines.append(f"{prefix}{name}: {int(value)}")
        elif not is_list(value):
            lines.extend(dump_fields(value, f"{prefix}{name}."))
        elif all(isinstance(item, int) for item in value):
            lines.append(f"{prefix}{name}: " + " ".join(str(item) for item in value))
        else:
            for index, item in enumerate(value):
                lines.extend(dump_fields(item, f"{prefix}{name}.{index}."))
    return lines


def field_values(thing: object, prefix: str = "") -> list[tuple[str, str, list[int]]]:
    """Every line of a dump: its name, the class and the field it belongs to, and its numbers."""
    found: list[tuple[str, str, list[int]]] = []
    for name in field_names(thing):
        value: Any = getattr(thing, name)
        declared = f"{type(thing).__name__}.{name}"
        if isinstance(value, int):
            found.append((f"{prefix}{name}", declared, [int(value)]))
        elif not is_list(value):
            found.extend(field_values(value, f"{prefix}{name}."))
        elif all(isinstance(item, int) for item in value):
            found.append((f"{prefix}{name}", declared, list(value)))
        else:
            for index, item in enumerate(value):
                found.extend(field_values(item, f"{prefix}{name}.{index}."))
    return found


def load_fields(thing: object, lines: dict[str, str], prefix: str = "") -> None:
    """Sets every attribute from the lines of a dump; `thing` has the right shape already, and its lists to itself."""
    for name in field_names(thing):
        value: Any = getattr(thing, name)
        if not isinstance(value, int) and not is_list(value):
            load_fields(value, lines, f"{prefix}{name}.")
        elif is_list(value) and any(not isinstance(item, int) for item in value):
            for index, item in enumerate(value):
                load_fields(item, lines, f"{prefix}{name}.{index}.")
        else:
            _set_numbers(thing, name, value, f"{prefix}{name}", lines)


def _set_numbers(thing: object, name: str, value: Any, key: str, lines: dict[str, str]) -> None:
    """Sets a number or a list of numbers from the line that holds it, which is taken out."""
    if key not in lines:
        raise ValueError(f"the position lacks '{key}'")
    try:
        numbers = [int(word) for word in lines.pop(key).split()]
    except ValueError:
        raise ValueError(f"'{key}' holds something that is no number") from None
    if is_list(value):
        if len(numbers) != len(value):
            raise ValueError(f"'{key}' needs {len(value)} numbers, not {len(numbers)}")
    elif len(numbers) != 1:
        raise ValueError(f"'{key}' needs one number")
    try:
        if is_list(value):
            for place, number in enumerate(numbers):
                value[place] = number
        elif isinstance(value, bool):
            setattr(thing, name, numbers[0] != 0)
        else:
            setattr(thing, name, numbers[0])
    except (OverflowError, TypeError):  # a compiled attribute calls it a wrong type
        raise ValueError(f"'{key}' holds a number that is too large") from None
