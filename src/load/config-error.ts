/** A file of settings that cannot be used. The message names the file, the place and what is allowed there. */
export class ConfigError extends Error {
  override readonly name = "ConfigError";
}
