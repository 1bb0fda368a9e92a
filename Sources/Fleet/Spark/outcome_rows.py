"""The schema of outcomes in Parquet: `vinylcrate.scan/1` with a type for each key.

A name need not be UTF-8, but a string in Parquet must be. So `path` and `record` are text, in which
other bytes are U+FFFD, and `pathBytes` and `recordBytes` beside them are the names byte for byte.
"""
from typing import Any

from pyspark.sql.types import (
    ArrayType, BinaryType, BooleanType, DataType, DoubleType, LongType, StringType, StructField,
    StructType)


def struct(**fields: DataType) -> StructType:
    return StructType([StructField(name, kind) for name, kind in fields.items()])


TEXT, COUNT, NUMBER, FLAG = StringType(), LongType(), DoubleType(), BooleanType()
TEXTS = ArrayType(TEXT)
POINT = ArrayType(NUMBER)

IN_LISTS = dict(
    id=TEXT, title=TEXT, artists=ArrayType(struct(name=TEXT, join=TEXT)),
    labels=ArrayType(struct(name=TEXT, catalogueNumber=TEXT)),
    formats=ArrayType(struct(name=TEXT, quantity=COUNT, descriptions=TEXTS, text=TEXT)),
    country=TEXT, released=TEXT)
RELEASE = struct(
    **IN_LISTS, genres=TEXTS, styles=TEXTS,
    tracklist=ArrayType(struct(position=TEXT, title=TEXT, duration=TEXT)),
    identifiers=ArrayType(struct(kind=TEXT, value=TEXT, note=TEXT)), master=TEXT,
    images=ArrayType(struct(address=TEXT, width=COUNT, height=COUNT)),
    masterYear=COUNT, isMainRelease=FLAG,
    companies=ArrayType(struct(name=TEXT, role=TEXT, catalogueNumber=TEXT)),
    contributions=ArrayType(struct(name=TEXT, role=TEXT, tracks=TEXT)), notes=TEXT)
BARCODE = struct(
    gtin=TEXT, text=TEXT, symbology=TEXT, addOn=TEXT, quad=ArrayType(POINT), stage=TEXT,
    lines=COUNT, releases=TEXTS, name=TEXT)
ROUTE = struct(
    name=TEXT, release=RELEASE, crate=struct(id=TEXT, name=TEXT), evidence=TEXTS,
    query=struct(text=TEXT, barcode=TEXT),
    results=ArrayType(struct(**IN_LISTS, owned=FLAG)), didYouMean=TEXT)
OUTCOME = struct(
    schema=TEXT, path=TEXT, pathBytes=BinaryType(), page=COUNT, status=TEXT, record=TEXT,
    recordBytes=BinaryType(), barcodes=ArrayType(BARCODE), deepLink=TEXT, route=ROUTE,
    alternatives=ArrayType(struct(**IN_LISTS, evidence=TEXTS)),
    error=struct(
        kind=TEXT, message=TEXT, byte=COUNT, pixelsPerModule=NUMBER, place=POINT),
    ms=NUMBER)


def name_bytes(text: str) -> bytes:
    """A name as the program writes it in JSON, byte for byte."""
    return text.encode("utf-8", "surrogateescape")


def row(outcome: dict[str, Any]) -> tuple:
    """An outcome of the program by the schema."""
    values = dict(outcome)
    for key in ("path", "record"):
        if outcome[key] is not None:
            values[key + "Bytes"] = name_bytes(outcome[key])
            values[key] = values[key + "Bytes"].decode("utf-8", "replace")
    return typed(values, OUTCOME)


def typed(value: Any, kind: DataType) -> Any:
    """A value of JSON as Spark takes it; a key that is not there is null."""
    if value is None:
        return None
    if isinstance(kind, StructType):
        return tuple(typed(value.get(field.name), field.dataType) for field in kind.fields)
    if isinstance(kind, ArrayType):
        return [typed(each, kind.elementType) for each in value]
    return float(value) if isinstance(kind, DoubleType) else value
