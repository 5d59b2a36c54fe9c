// Receivers that give one answer to everything.
export const normal_complete = () => "normal_complete";
export const tool_error = () => "tool_error";
export const input_required = () => "input_required";
export const protocol_error = () => "protocol_error";
export const unclassified = () => "unclassified";
export const extension_result = () => "extension_result";
