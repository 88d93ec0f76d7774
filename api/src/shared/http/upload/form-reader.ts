import type { IncomingMessage, ServerResponse } from 'node:http';
import { coded, LIMITS } from '@consulting/contracts';
import multer, { MulterError } from 'multer';
import { DomainError, invalidField, invalid } from '../../errors.ts';
import { forbiddenKey, isNoText } from '../input/unsafe-input.ts';

export interface Form {
  /** Text fields. */
  body: Record<string, unknown>;
  files: Record<string, { filename: string; content: Buffer }>;
}

interface ParsedRequest {
  body?: Record<string, unknown>;
  files?: Record<string, Express.Multer.File[]>;
}

function formError(error: unknown): DomainError {
  if (!(error instanceof MulterError)) return invalid('request.form-unreadable');
  const field = error.field ?? 'form';
  switch (error.code) {
    case 'LIMIT_FILE_SIZE':
      return new DomainError('too-large', coded('file.too-large'));
    case 'LIMIT_UNEXPECTED_FILE':
      return invalidField(field, 'file.unexpected');
    case 'LIMIT_FIELD_VALUE':
      return invalidField(field, 'field.text-too-long');
    default:
      return invalid('request.form-unreadable');
  }
}

/** Every text field comes once, holds valid text, and has no name that reaches an object's prototype. */
function checkFields(body: Record<string, unknown>): void {
  const key = forbiddenKey(Object.keys(body));
  if (key !== undefined) throw invalidField(key, 'field.not-allowed');
  const repeated = Object.keys(body).find((name) => typeof body[name] !== 'string');
  if (repeated !== undefined) throw invalidField(repeated, 'field.twice');
  const odd = Object.keys(body).find((name) => isNoText(body[name]));
  if (odd !== undefined) throw invalidField(odd, 'request.not-text');
}

/**
 * Reads a multipart form, files in memory: at most one in each of `fields`, 5 MiB each.
 * Throws DomainError `invalid` for a form that is broken, repeats a field or has files elsewhere, `too-large` for a file.
 */
export async function readForm(
  request: IncomingMessage,
  response: ServerResponse,
  fields: readonly string[],
): Promise<Form> {
  const upload = multer({
    storage: multer.memoryStorage(),
    // Browsers send names in UTF-8.
    defParamCharset: 'utf8',
    limits: {
      fileSize: LIMITS.fileBytes,
      files: fields.length,
      fields: 40,
      parts: 40 + fields.length,
      fieldSize: 256 * 1024,
      fieldNameSize: 100,
      fieldNestingDepth: 0,
      headerPairs: 20,
    },
  }).fields(fields.map((name) => ({ name, maxCount: 1 })));
  await new Promise<void>((resolve, reject) => {
    const done = (error?: unknown): void => (error ? reject(formError(error)) : resolve());
    upload(request as Parameters<typeof upload>[0], response as Parameters<typeof upload>[1], done);
  });
  const parsed = request as ParsedRequest;
  const body = { ...parsed.body };
  checkFields(parsed.body ?? {});
  // An empty file field of a form arrives as an empty text.
  for (const name of fields) if (body[name] === '') delete body[name];
  const files = Object.values(parsed.files ?? {}).flat();
  return {
    body,
    files: Object.fromEntries(
      files.map((file) => [file.fieldname, { filename: file.originalname, content: file.buffer }]),
    ),
  };
}
