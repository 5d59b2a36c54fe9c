import path from "node:path";
import { readConfig } from "../../load/read-config.ts";
import { type PluginOptions, configIn } from "../mutable-targets.ts";

/**
 * Says what to mutate of the receivers of a configuration.
 *
 * @param folder - the project's folder, absolute
 * @param options - which configuration, and which of its receivers
 * @returns the globs that the receivers name; if none names any, their modules
 * @throws ConfigError if there is no configuration, or it cannot be used
 */
export async function globsToMutate(folder: string, options: PluginOptions): Promise<string[]> {
  const file = configIn(folder, options.config);
  const { receivers } = await readConfig(path.relative(process.cwd(), file));
  const chosen = receivers.filter(({ name = "" }) => options.receiver?.includes(name) ?? true);
  const globs = chosen.flatMap(({ mutate = [] }) => mutate);
  const modules = chosen.flatMap(({ module }) => (module === undefined ? [] : [module]));
  return globs.length > 0
    ? globs
    : modules.map((module) => path.relative(folder, path.resolve(path.dirname(file), module)));
}
