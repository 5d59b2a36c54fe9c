// Exports something, but no receiver.
export const version = "1.0.0";
export default { version };
