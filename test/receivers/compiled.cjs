// A right receiver for modern peers as a compiler writes it that makes CommonJS out of a default export.
Object.defineProperty(exports, "__esModule", { value: true });
const isObject = (value) => typeof value === "object" && value !== null && !Array.isArray(value);

function receive(envelope) {
  if (!isObject(envelope)) return "unclassified";
  const has = (key) => Object.hasOwn(envelope, key);
  if (has("result") === has("error")) return "unclassified";
  if (has("error")) return "protocol_error";
  const { result } = envelope;
  if (!isObject(result) || !Object.hasOwn(result, "resultType")) return "unclassified";
  if (result.resultType === "input_required") return "input_required";
  if (result.resultType !== "complete") return "unclassified";
  const flag = Object.hasOwn(result, "isError") ? result.isError : false;
  if (flag !== true && flag !== false) return "unclassified";
  return flag ? "tool_error" : "normal_complete";
}
exports.default = receive;
