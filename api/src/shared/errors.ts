/** What went wrong, in the field's terms; the error filter alone knows the HTTP status of each. */
export type ErrorKind =
  | 'invalid'
  | 'unauthenticated'
  | 'forbidden'
  | 'not-found'
  | 'conflict'
  | 'too-large'
  | 'unsupported'
  | 'too-many'
  | 'unavailable';

/** One field that is wrong, named as the client sent it (`qualification.0.year` inside lists). */
export interface FieldError {
  field: string;
  message: string;
}

export interface ErrorDetails {
  /** Only with kind `invalid`. */
  errors?: FieldError[];
  /** Whole seconds after which a try may succeed; only with `too-many` and `unavailable`. */
  retryAfter?: number;
}

/** The only error that domain and application code throw on purpose. `message` is one sentence that can be shown to a person. */
export class DomainError extends Error {
  readonly kind: ErrorKind;
  readonly details: ErrorDetails;

  constructor(kind: ErrorKind, message: string, details: ErrorDetails = {}) {
    super(message);
    this.name = 'DomainError';
    this.kind = kind;
    this.details = details;
  }
}

/** 400 with the field it is about. */
export function invalidField(field: string, message: string): DomainError {
  return new DomainError('invalid', message, { errors: [{ field, message }] });
}

/** 404: it does not exist, or the caller may not know of it. `what` starts a sentence: 'Job', 'Project'. */
export function notFound(what: string): DomainError {
  return new DomainError('not-found', `${what} not found`);
}

/** 401: nobody is signed in, or not any more. */
export function unauthenticated(message = 'Please sign in'): DomainError {
  return new DomainError('unauthenticated', message);
}

export function forbidden(message = 'You are not allowed to do this'): DomainError {
  return new DomainError('forbidden', message);
}

export function conflict(message: string): DomainError {
  return new DomainError('conflict', message);
}
