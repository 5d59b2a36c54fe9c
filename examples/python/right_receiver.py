"""A right receiver: the core rules, and those of every feature that it is asked to claim."""

from killtable_protocol import serve

CAPABILITIES = {
    "elicitation/create": "elicitation",
    "sampling/createMessage": "sampling",
    "roots/list": "roots",
}


def classify(envelope, context, features):
    if not isinstance(envelope, dict) or ("result" in envelope) == ("error" in envelope):
        return "unclassified"
    if "json-rpc" in features and not is_json_rpc(envelope, context):
        return "unclassified"
    if "error" in envelope:
        return "protocol_error"
    result = envelope["result"]
    if not isinstance(result, dict):
        return "unclassified"
    kind = type_of(result, context["era"])
    if kind == "input_required":
        is_right = "mrtr" not in features or is_request_for_input(result, context)
        return "input_required" if is_right else "unclassified"
    if kind == "complete":
        return category_of_flag(result)
    if "extensions" in features and kind in context["resultTypes"]:
        return "extension_result"
    return "unclassified"


def type_of(result, era):
    if era == "legacy":
        return "complete"
    return result.get("resultType", "complete" if era == "dual-era" else None)


def category_of_flag(result):
    # True == 1 in Python: only the identity tells the flag from a number.
    flag = result.get("isError", False)
    if flag is True:
        return "tool_error"
    return "normal_complete" if flag is False else "unclassified"


def is_json_rpc(envelope, context):
    if envelope.get("jsonrpc") != "2.0":
        return False
    if "error" not in envelope:
        return "id" in envelope and is_same_id(envelope["id"], context)
    error = envelope["error"]
    return (
        ("id" not in envelope or is_same_id(envelope["id"], context))
        and isinstance(error, dict)
        and is_number(error.get("code"))
        and float(error["code"]).is_integer()
        and isinstance(error.get("message"), str)
    )


def is_same_id(value, context):
    wanted = context["requestId"]
    return value == wanted and not isinstance(value, bool)


def is_number(value):
    return isinstance(value, (int, float)) and not isinstance(value, bool)


def is_request_for_input(result, context):
    if context["method"] not in ("tools/call", "prompts/get", "resources/read"):
        return False
    if "inputRequests" not in result and "requestState" not in result:
        return False
    requests = result.get("inputRequests", {})
    return (
        isinstance(result.get("requestState", ""), str)
        and isinstance(requests, dict)
        and all(may_be_asked(request, context) for request in requests.values())
    )


def may_be_asked(request, context):
    method = request.get("method") if isinstance(request, dict) else None
    return isinstance(method, str) and CAPABILITIES.get(method) in context["clientCapabilities"]


if __name__ == "__main__":
    serve("right", "1.0", classify)
