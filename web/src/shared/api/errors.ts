import type { CodedMessage, MessageCode } from '@consulting/contracts';

/** What an answer says beside its status and sentence; all of it is missing where our server did not speak. */
interface Details {
  code?: MessageCode;
  errors?: readonly (CodedMessage & { field: string })[];
  requestId?: string;
  /** Seconds after which the server asked to be tried again. */
  retryAfter?: number;
}

/** What a failed call throws: the server's sentence for people, or none when the server was not reached. */
export class ApiError extends Error {
  /** What to act on: sentences may change, codes do not. */
  readonly code: MessageCode | undefined;
  readonly errors: readonly (CodedMessage & { field: string })[];
  readonly requestId: string | undefined;
  readonly retryAfter: number | undefined;

  constructor(
    /** HTTP status; 0 when there was no answer. */
    readonly status: number,
    message: string,
    { code, errors = [], requestId, retryAfter }: Details = {},
  ) {
    super(message);
    this.name = 'ApiError';
    this.code = code;
    this.errors = errors;
    this.requestId = requestId;
    this.retryAfter = retryAfter;
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
