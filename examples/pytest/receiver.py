"""Says what an answer to tools/call is, for peers of MCP 2026-07-28 and later."""


def receive(envelope, context):
    if not isinstance(envelope, dict) or ("result" in envelope) == ("error" in envelope):
        return "unclassified"
    return "protocol_error" if "error" in envelope else read_result(envelope["result"])


def read_result(result):
    result_type = result.get("resultType") if isinstance(result, dict) else None
    if result_type == "input_required":
        return "input_required"
    return read_flag(result) if result_type == "complete" else "unclassified"


def read_flag(result):
    flag = result.get("isError", False)
    # In Python 0 == False and 1 == True.
    if not isinstance(flag, bool):
        return "unclassified"
    return "tool_error" if flag else "normal_complete"
