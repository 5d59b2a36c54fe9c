// What an envelope is taken for by a client that trusts the types it gave the answer instead of looking.

/** The result of a {@link TrustedEnvelope}. */
export interface TrustedResult {
  readonly resultType?: string;
  readonly isError?: boolean;
  readonly content: readonly { readonly type: string; readonly text?: string }[];
  readonly structuredContent?: object;
  readonly inputRequests?: object;
  readonly requestState?: string;
}

/** An envelope, cast and not checked. */
export interface TrustedEnvelope {
  readonly result?: TrustedResult;
  readonly error?: { readonly code: number; readonly message: string };
}
