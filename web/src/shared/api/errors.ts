import type { CodedMessage, MessageCode } from '@consulting/contracts';

/** Details of an error response; all are missing when the response is not our server's. */
interface Details {
  /** Use it for decisions, because messages may change and codes do not. */
  code?: MessageCode;
  errors?: readonly (CodedMessage & { field: string })[];
  /** Seconds after which the server asks to try again. */
  retryAfter?: number;
  /** With 412: what has changed since the version that was sent. */
  changed?: Changed;
}

/** The current version of an entry, and the fields that have changed with their current values. */
export interface Changed {
  version: string;
  values: Readonly<Record<string, unknown>>;
}

/** Thrown by a failed call, with the server's message, which is empty when there was none. */
export class ApiError extends Error implements Details {
  readonly code;
  readonly errors;
  readonly retryAfter;
  readonly changed;

  constructor(
    /** HTTP status; 0 when there was no response. */
    readonly status: number,
    message: string,
    { code, errors = [], retryAfter, changed }: Details = {},
  ) {
    super(message);
    this.name = 'ApiError';
    this.code = code;
    this.errors = errors;
    this.retryAfter = retryAfter;
    this.changed = changed;
  }

  /** True when there was no response: offline, refused or interrupted. */
  get network(): boolean {
    return this.status === 0;
  }

  /** True when the entry does not exist; the API answers a malformed id in the address with 400. */
  get gone(): boolean {
    return this.status === 404 || this.status === 400;
  }
}

/**
 * The text to show for a failure: the server's message, or without one the given texts of the specification.
 * `network` defaults to `fallback`.
 */
export function errorText(error: unknown, fallback: string, network = fallback): string {
  if (!(error instanceof ApiError)) return fallback;
  if (error.network) return network;
  return error.message || fallback;
}

/** Messages by field, e.g. for `form.setErrors(fieldErrors(error))`. */
export function fieldErrors(error: unknown): Record<string, string> {
  if (!(error instanceof ApiError)) return {};
  return Object.fromEntries(error.errors.map(({ field, message }) => [field, message]));
}
