/** What a failed call throws: the server's sentence for people, or none when the server was not reached. */
export class ApiError extends Error {
  constructor(
    /** HTTP status; 0 when there was no answer. */
    readonly status: number,
    message: string,
    readonly errors: readonly { field: string; message: string }[] = [],
    readonly requestId?: string,
    /** Seconds after which the server asked to be tried again. */
    readonly retryAfter?: number,
  ) {
    super(message);
    this.name = 'ApiError';
  }

  /** True when no answer arrived: offline, refused, or cut off. */
  get network(): boolean {
    return this.status === 0;
  }
}

/**
 * The text to show for a failure: the server's own sentence, or the specification's texts where there is none.
 * `network` defaults to `fallback`.
 */
export function errorText(error: unknown, fallback: string, network = fallback): string {
  if (!(error instanceof ApiError)) return fallback;
  if (error.network) return network;
  return error.message || fallback;
}

/** Field errors in the shape forms take, e.g. `form.setErrors(fieldErrors(error))`. */
export function fieldErrors(error: unknown): Record<string, string> {
  if (!(error instanceof ApiError)) return {};
  return Object.fromEntries(error.errors.map(({ field, message }) => [field, message]));
}
