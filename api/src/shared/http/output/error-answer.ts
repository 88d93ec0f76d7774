import { HttpException } from '@nestjs/common';
import { coded, type CodedMessage, type PlainCode } from '@consulting/contracts';
import { DomainError, type ErrorDetails, type ErrorKind } from '../../errors.ts';

/** An error as the client gets it; `fault` marks our own faults, which are logged. */
export interface ErrorAnswer extends CodedMessage, ErrorDetails {
  status: number;
  fault?: boolean;
}

const STATUS: Record<ErrorKind, number> = {
  invalid: 400,
  unauthenticated: 401,
  forbidden: 403,
  'not-found': 404,
  'too-slow': 408,
  conflict: 409,
  gone: 410,
  'changed-meanwhile': 412,
  'too-large': 413,
  unsupported: 415,
  'other-request': 422,
  unreadable: 422,
  'too-many': 429,
  unavailable: 503,
};

/** Codes for errors of the framework, whose own texts are not fit for people. */
const FRAMEWORK: Record<number, PlainCode> = {
  400: 'request.unreadable',
  404: 'address.not-found',
  405: 'request.method-not-allowed',
  408: 'request.timed-out',
  413: 'request.too-large',
  414: 'address.too-long',
  415: 'request.content-type-refused',
  431: 'request.headers-too-large',
};

export function frameworkAnswer(status: number): ErrorAnswer {
  return { status, ...coded(FRAMEWORK[status] ?? 'request.refused') };
}

const STORE_UNAVAILABLE: ErrorAnswer = { status: 503, ...coded('server.unavailable'), retryAfter: 5 };
const FAULT: ErrorAnswer = { status: 500, ...coded('server.failed'), fault: true };

/** Translates any error into HTTP. `isStoreUnavailable` tells errors of an unreachable store from faults. */
export function errorAnswer(error: unknown, isStoreUnavailable: (error: unknown) => boolean): ErrorAnswer {
  if (error instanceof DomainError) {
    const { kind, said, details } = error;
    return { status: STATUS[kind], ...said, ...details };
  }
  if (error instanceof HttpException) {
    const status = error.getStatus();
    if (status < 500) return frameworkAnswer(status);
  }
  return isStoreUnavailable(error) ? STORE_UNAVAILABLE : FAULT;
}

/** Returns the body of an error; all have this shape. */
export function errorBody(answer: ErrorAnswer, requestId: string): object {
  const { status, code, message, values, errors, changed } = answer;
  return {
    statusCode: status,
    code,
    message,
    ...(values && { values }),
    ...(errors && { errors }),
    ...(changed && { version: changed.version, changed: changed.values }),
    requestId,
  };
}
