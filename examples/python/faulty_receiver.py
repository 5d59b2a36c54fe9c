"""A faulty receiver: what Python takes for true, it takes for the flag, and any result without it for complete."""

from killtable_protocol import serve


def classify(envelope, _context, _features):
    if "error" in envelope:
        return "protocol_error"
    return "tool_error" if envelope["result"].get("isError") else "normal_complete"


if __name__ == "__main__":
    serve("faulty", "1.0", classify)
