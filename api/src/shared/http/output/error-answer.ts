import { HttpException } from '@nestjs/common';
import { DomainError, type ErrorKind, type FieldError } from '../../errors.ts';

/** What the client is told of an error; `fault` marks our own faults, which are logged. */
export interface ErrorAnswer {
  status: number;
  message: string;
  errors?: FieldError[];
  retryAfter?: number;
  fault?: boolean;
}

const STATUS: Record<ErrorKind, number> = {
  invalid: 400,
  unauthenticated: 401,
  forbidden: 403,
  'not-found': 404,
  conflict: 409,
  'too-large': 413,
  unsupported: 415,
  'too-many': 429,
  unavailable: 503,
};

/** Sentences for errors of the framework: its own texts are not fit for people. */
const SENTENCES: Record<number, string> = {
  400: 'The request could not be read',
  404: 'Nothing was found at this address',
  405: 'This method is not allowed here',
  408: 'The request took too long',
  413: 'The request is too large',
  414: 'This address is too long',
  415: 'This content type is not accepted here',
  429: 'Too many requests. Please wait a moment and try again.',
  431: 'The headers of the request are too large',
};

export function sentenceOf(status: number): string {
  return SENTENCES[status] ?? 'The request was refused';
}

const STORE_UNAVAILABLE: ErrorAnswer = {
  status: 503,
  message: 'The service is not available at the moment. Please try again in a few seconds.',
  retryAfter: 5,
};

const FAULT: ErrorAnswer = {
  status: 500,
  message: 'Something went wrong on our side. Please try again later.',
  fault: true,
};

/** The one translation of errors into HTTP. `isStoreUnavailable` tells errors of an unreachable store from faults. */
export function errorAnswer(error: unknown, isStoreUnavailable: (error: unknown) => boolean): ErrorAnswer {
  if (error instanceof DomainError) {
    const { errors, retryAfter } = error.details;
    return { status: STATUS[error.kind], message: error.message, errors, retryAfter };
  }
  if (error instanceof HttpException) {
    const status = error.getStatus();
    if (status < 500) return { status, message: sentenceOf(status) };
  }
  return isStoreUnavailable(error) ? STORE_UNAVAILABLE : FAULT;
}
