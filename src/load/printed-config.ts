/** The file descriptor on which a configuration that is code is printed. */
export const CONFIG_FD = 3;

/** What stands for a function in a configuration that is printed as JSON. */
export const A_FUNCTION = { $function: true } as const;

/** What is printed of a configuration: it, or why it cannot be had. */
export type Printed =
  | { readonly config: unknown; readonly problem?: never }
  | { readonly problem: string; readonly config?: never };
