import type { FastifyInstance } from 'fastify';
import { coded } from '@consulting/contracts';
import { DomainError, invalid } from '../../errors.ts';
import { BODY_LIMIT, FORM_LIMIT } from './body-limit.ts';
import { tooManyValues, unsafeShape } from './unsafe-input.ts';

/**
 * A body that could not be read. Not an error yet, because 401 and 403 come first: the request interceptor throws
 * `reason`.
 */
export class RefusedBody {
  constructor(readonly reason: DomainError) {}
}

function parseJson(text: string): unknown {
  if (text.trim() === '') return undefined;
  const tooMany = tooManyValues(text);
  if (tooMany !== undefined) return new RefusedBody(new DomainError('invalid', tooMany));
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return new RefusedBody(invalid('request.json-invalid'));
  }
  const problem = unsafeShape(value);
  if (problem !== undefined) return new RefusedBody(new DomainError('invalid', problem));
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
  return isObject ? value : new RefusedBody(invalid('request.json-not-object'));
}

/** Returns the fields of a plain HTML form. A field that comes twice is refused. */
function parseForm(text: string): unknown {
  const fields = [...new URLSearchParams(text)];
  const body = Object.fromEntries(fields);
  const isOnce = Object.keys(body).length === fields.length;
  const problem = isOnce ? unsafeShape(body) : coded('field.not-allowed');
  return problem === undefined ? body : new RefusedBody(new DomainError('invalid', problem));
}

const notJson = () => new RefusedBody(new DomainError('unsupported', coded('request.json-expected')));

/**
 * Parses JSON up to the limit of its route, plain forms where they are taken, leaves multipart on the raw request for the
 * upload interceptor, and refuses all else (415).
 */
export function addBodyParsers(instance: FastifyInstance): void {
  instance.addHook('onRoute', (route) => {
    const limit = route.config?.bodyLimit;
    if (limit !== undefined) route.bodyLimit = limit;
  });
  instance.removeAllContentTypeParsers();
  instance.addContentTypeParser(
    'application/json',
    { parseAs: 'string', bodyLimit: BODY_LIMIT },
    (_request, body, done) => done(null, parseJson(String(body))),
  );
  instance.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: FORM_LIMIT },
    (request, body, done) =>
      done(null, request.routeOptions.config.takesForm ? parseForm(String(body)) : notJson()),
  );
  instance.addContentTypeParser(/^multipart\/form-data/, (_request, _payload, done) => done(null));
  instance.addContentTypeParser('*', (_request, payload, done) => {
    payload.resume();
    done(null, notJson());
  });
}
