"""Has killtable judge the client beside this file: what the client gives its caller is told as a category."""

import base64
import http.client
import json
import os
import platform
import sys

sys.path.append(os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "python"))
from killtable_protocol import decode, write
from mcp_client import Client, HttpWire, InvalidAnswer, ProtocolError, StdioWire, ToolError

# Seconds; less than the one that killtable waits: then it is the client that gives up, and says why.
LIMIT = float(sys.argv[1]) if len(sys.argv) > 1 else 0.8


def main():
    client = None
    for line in sys.stdin:
        message = json.loads(line)
        if message["kind"] == "start":
            client = Client(wire_to(message["server"]), decode)
            language = "Python " + platform.python_version()
            write({"kind": "ready", "name": "small client", "version": "1.0", "language": language})
        elif message["kind"] == "classify":
            write({"seq": message["seq"], **answer(client, message)})
        elif message["kind"] == "stop":
            return


def wire_to(server):
    return HttpWire(server["url"], LIMIT) if server["transport"] == "http" else StdioWire(server["command"])


def answer(client, message):
    try:
        call(client, message["context"]["method"], {key: message[key] for key in ("envelope", "seq")})
    except ToolError:
        return {"kind": "category", "category": "tool_error"}
    except ProtocolError:
        return {"kind": "category", "category": "protocol_error"}
    except InvalidAnswer:
        return {"kind": "category", "category": "unclassified"}
    except (OSError, http.client.HTTPException) as error:
        return {"kind": "no_answer", "reason": f"{type(error).__name__}: {error}"}
    except Exception as error:
        return {"kind": "failed", "message": f"{type(error).__name__}: {error}"}
    return {"kind": "category", "category": "normal_complete"}


def call(client, method, probe):
    """The server answers with the envelope that the call itself holds."""
    if method == "tools/call":
        return client.call_tool("probe", probe)
    if method == "prompts/get":
        return client.get_prompt("probe", probe)
    encoded = base64.urlsafe_b64encode(json.dumps(probe).encode()).decode().rstrip("=")
    return client.read_resource("killtable://probe/" + encoded)


if __name__ == "__main__":
    main()
