"""The command protocol of killtable, version 1: JSON Lines over standard input and output."""

import json
import platform
import re
import sys

# A container, its end, or a text, in which brackets mean nothing.
TOKEN = re.compile(r'"(?:[^"\\]|\\.)*"|[\[\]{}]')

# Deeper than any member that decides anything.
DEEP = 8


def serve(name, version, classify):
    """Answers every request until standard input ends or killtable says stop.

    classify(envelope, context, features) gives the category of a decoded envelope.
    """
    features = []
    for line in sys.stdin:
        message = json.loads(line)
        if message["kind"] == "start":
            features = message["features"]
            language = "Python " + platform.python_version()
            write({"kind": "ready", "name": name, "version": version, "language": language})
        elif message["kind"] == "classify":
            write(answer(message, features, classify))
        elif message["kind"] == "stop":
            return


def answer(message, features, classify):
    seq = message["seq"]
    try:
        category = classify(decode(message["envelope"]), message["context"], features)
    except Exception as error:  # Whatever goes wrong is told, and the next request is answered.
        return {"kind": "failed", "seq": seq, "message": f"{type(error).__name__}: {error}"}
    return {"kind": "category", "seq": seq, "category": category}


def write(message):
    # Without the flush, nothing would arrive until a buffer is full.
    sys.stdout.write(json.dumps(message) + "\n")
    sys.stdout.flush()


def decode(text):
    """Decodes an envelope. All numbers are floats, as in JavaScript: a count of thousands of digits is no error."""
    try:
        return json.loads(text, parse_int=float)
    except RecursionError:
        return json.loads(shallow(text), parse_int=float)


def shallow(text):
    """Empties the containers that are too deep for Python's decoder; nothing in them decides anything."""
    kept = []
    depth = 0
    start = 0
    for token in TOKEN.finditer(text):
        mark = token.group()
        if mark in "[{":
            depth += 1
            if depth == DEEP:
                kept.append(text[start : token.end()])
        elif mark in "]}":
            if depth == DEEP:
                start = token.start()
            depth -= 1
    return "".join(kept) + text[start:]
