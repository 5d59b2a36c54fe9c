"""A small MCP client of 2025-11-25: one call at a time, over HTTP or over standard input and output."""

import json
import subprocess
import urllib.request

VERSION = "2025-11-25"


class ToolError(Exception):
    """The tool says that it failed."""


class ProtocolError(Exception):
    """The server answered with an error."""


class InvalidAnswer(Exception):
    """The server's answer is nothing to be trusted."""


class Client:
    """What its caller gets: the result of a complete call, or one of the errors above."""

    def __init__(self, wire, decode):
        self.wire = wire
        self.decode = decode
        self.last_id = 0
        info = {"name": "small client", "version": "1.0"}
        self.request("initialize", {"protocolVersion": VERSION, "capabilities": {}, "clientInfo": info})
        self.wire.send({"jsonrpc": "2.0", "method": "notifications/initialized"})

    def call_tool(self, name, arguments):
        result = self.request("tools/call", {"name": name, "arguments": arguments})
        flag = result.get("isError", False)
        if flag is True:
            raise ToolError(result)
        if flag is not False:
            raise InvalidAnswer("isError is no boolean")
        return result

    def get_prompt(self, name, arguments):
        return self.request("prompts/get", {"name": name, "arguments": arguments})

    def read_resource(self, uri):
        return self.request("resources/read", {"uri": uri})

    def request(self, method, params):
        self.last_id += 1
        message = {"jsonrpc": "2.0", "id": self.last_id, "method": method, "params": params}
        return result_of(self.decode(self.wire.exchange(message)), self.last_id)


def result_of(answer, request_id):
    if not isinstance(answer, dict) or ("result" in answer) == ("error" in answer):
        raise InvalidAnswer("it has not just one of result and error")
    # An error may leave its id out. True == 1 in Python, and is no id.
    given = answer.get("id", request_id if "error" in answer else None)
    if answer.get("jsonrpc") != "2.0" or given != request_id or isinstance(given, bool):
        raise InvalidAnswer("it is no answer to this request")
    if "error" in answer:
        raise ProtocolError(answer["error"]) if is_error(answer["error"]) else InvalidAnswer("its error is none")
    if not isinstance(answer["result"], dict):
        raise InvalidAnswer("its result is no object")
    return answer["result"]


def is_error(error):
    return (
        isinstance(error, dict)
        and isinstance(error.get("code"), (int, float))
        and not isinstance(error["code"], bool)
        and float(error["code"]).is_integer()
        and isinstance(error.get("message"), str)
    )


class HttpWire:
    """Streamable HTTP, with a server that answers with JSON bodies."""

    def __init__(self, url, limit):
        self.url = url
        self.limit = limit

    def exchange(self, message):
        headers = {
            "Content-Type": "application/json",
            "Accept": "application/json, text/event-stream",
            "MCP-Protocol-Version": VERSION,
        }
        request = urllib.request.Request(self.url, json.dumps(message).encode(), headers)
        with urllib.request.urlopen(request, timeout=self.limit) as response:
            return response.read().decode()

    send = exchange


class StdioWire:
    """A server as a process of its own, which the client starts; a message a line."""

    def __init__(self, command):
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)

    def send(self, message):
        self.process.stdin.write(json.dumps(message).encode() + b"\n")
        self.process.stdin.flush()

    def exchange(self, message):
        self.send(message)
        line = self.process.stdout.readline()
        if not line:
            raise ConnectionError("the server is gone")
        return line.decode()
