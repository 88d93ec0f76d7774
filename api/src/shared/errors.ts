import {
  coded,
  type CodedMessage,
  type MessageCode,
  type MessageValues,
  type PlainCode,
} from '@consulting/contracts';

/** Kinds of errors, in the domain's terms; only the error filter knows their HTTP statuses. */
export type ErrorKind =
  | 'invalid'
  | 'unauthenticated'
  | 'forbidden'
  | 'not-found'
  | 'conflict'
  | 'gone'
  | 'changed-meanwhile'
  | 'other-request'
  | 'unreadable'
  | 'too-large'
  | 'too-slow'
  | 'unsupported'
  | 'too-many'
  | 'unavailable';

/** One invalid field, named as the client sent it (`qualification.0.year` inside lists). */
export interface FieldError extends CodedMessage {
  field: string;
}

export interface ErrorDetails {
  /** Only with kind `invalid`. */
  errors?: FieldError[];
  /** Whole seconds until a retry may succeed; only with `too-many`, `unavailable` and `conflict`. */
  retryAfter?: number;
  /** The current version, and the fields that have changed with their current values; only with `changed-meanwhile`. */
  changed?: { version: string; values: Readonly<Record<string, unknown>> };
}

/** The only error that domain and application code throw on purpose: a code for programs, a sentence for people. */
export class DomainError extends Error {
  readonly kind: ErrorKind;
  readonly said: CodedMessage;
  readonly details: ErrorDetails;

  constructor(kind: ErrorKind, said: CodedMessage, details: ErrorDetails = {}) {
    super(said.message);
    this.name = 'DomainError';
    this.kind = kind;
    this.said = { code: said.code, message: said.message, ...(said.values && { values: said.values }) };
    this.details = details;
  }

  get code(): MessageCode {
    return this.said.code;
  }
}

/** 400. */
export function invalid<Code extends MessageCode>(code: Code, ...values: MessageValues<Code>): DomainError {
  return new DomainError('invalid', coded(code, ...values));
}

/** 400 about one field. */
export function invalidField<Code extends MessageCode>(
  field: string,
  code: Code,
  ...values: MessageValues<Code>
): DomainError {
  const said = coded(code, ...values);
  return new DomainError('invalid', said, { errors: [{ field, ...said }] });
}

/** Subjects of the codes `<subject>.not-found`. */
export type Missing = MessageCode extends infer Code
  ? Code extends `${infer Subject}.not-found`
    ? Subject
    : never
  : never;

/** 404: it does not exist, or the caller may not know of it. */
export function notFound(what: Missing): DomainError {
  return new DomainError('not-found', coded(`${what}.not-found`));
}

/** 410: it was there, and is not any more. */
export function gone(code: PlainCode): DomainError {
  return new DomainError('gone', coded(code));
}

/** Returns the value; throws 404 if there is none. */
export function orNotFound<T>(value: T | null | undefined, what: Missing): T {
  if (value === null || value === undefined) throw notFound(what);
  return value;
}

/** 401: nobody is signed in, or not any more. */
export function unauthenticated(code: PlainCode = 'session.none'): DomainError {
  return new DomainError('unauthenticated', coded(code));
}

export function forbidden(code: PlainCode = 'request.forbidden'): DomainError {
  return new DomainError('forbidden', coded(code));
}

export function conflict<Code extends MessageCode>(code: Code, ...values: MessageValues<Code>): DomainError {
  return new DomainError('conflict', coded(code, ...values));
}
