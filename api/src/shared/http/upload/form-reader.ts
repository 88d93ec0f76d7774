import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Writable } from 'node:stream';
import { coded, LIMITS, type PlainCode } from '@consulting/contracts';
import multer, { MulterError } from 'multer';
import { DomainError, invalidField, invalid } from '../../errors.ts';
import { forbiddenKey, isNoText } from '../input/unsafe-input.ts';
import type { Uploads } from './uploads.ts';
import { WaitingFiles, waitingFiles, type WaitingFile } from './waiting-files.ts';

/** Bytes of a form without its files. Texts are read into memory. */
const TEXT_LIMIT = 1024 * 1024;
/** Bytes of a file that may have arrived but not been written yet. */
const IN_BETWEEN = 512 * 1024;

export interface Form {
  /** Text fields. */
  body: Record<string, unknown>;
  /** The caller must close them. */
  files: Record<string, WaitingFile>;
}

interface ParsedRequest {
  body?: Record<string, unknown>;
  files?: Record<string, Express.Multer.File[]>;
}

/** The file fields of a form, and the code for a file that is too large. */
export interface FormFiles {
  fields: readonly string[];
  tooLarge: PlainCode;
}

function formError(error: unknown, tooLarge: PlainCode): DomainError {
  if (error instanceof DomainError) return error;
  if (!(error instanceof MulterError)) return invalid('request.form-unreadable');
  const field = error.field ?? 'form';
  switch (error.code) {
    case 'LIMIT_FILE_SIZE':
      return new DomainError('too-large', coded(tooLarge));
    case 'LIMIT_UNEXPECTED_FILE':
      return invalidField(field, 'file.unexpected');
    case 'LIMIT_FIELD_VALUE':
      return invalidField(field, 'field.text-too-long');
    default:
      return invalid('request.form-unreadable');
  }
}

/** Requires that every text field comes once, holds valid text, and has no name that reaches an object's prototype. */
function checkFields(body: Record<string, unknown>): void {
  const key = forbiddenKey(Object.keys(body));
  if (key !== undefined) throw invalidField(key, 'field.not-allowed');
  const repeated = Object.keys(body).find((name) => typeof body[name] !== 'string');
  if (repeated !== undefined) throw invalidField(repeated, 'field.twice');
  const odd = Object.keys(body).find((name) => isNoText(body[name]));
  if (odd !== undefined) throw invalidField(odd, 'request.not-text');
}

/** Refuses a form whose Content-Length is too large, before any of it is read. */
function checkLength(request: IncomingMessage, { fields, tooLarge }: FormFiles): void {
  const length = Number(request.headers['content-length'] ?? 0);
  if (length <= fields.length * LIMITS.fileBytes + TEXT_LIMIT) return;
  throw new DomainError('too-large', coded(fields.length > 0 ? tooLarge : 'request.too-large'));
}

/**
 * Reads a multipart form; its files, at most one in each of `fields` and 5 MiB each, wait on the disk. Throws
 * DomainError `invalid` for a form that is broken, repeats a field or has files elsewhere, `too-large` for a file or
 * for texts that are too large together, `too-slow` for a form that arrives too slowly.
 */
export async function readForm(
  request: IncomingMessage,
  response: ServerResponse,
  expected: FormFiles,
  uploads: Uploads,
): Promise<Form> {
  const { fields, tooLarge } = expected;
  checkLength(request, expected);
  const storage = new WaitingFiles(uploads);
  let parser: Writable | undefined;
  let bytes = 0;
  const refuse = (reason: DomainError): void => {
    if (!parser || parser.destroyed) return;
    request.unpipe(parser);
    parser.destroy(reason);
  };
  const upload = multer({
    storage,
    streamHandler(_: unknown, busboy: Writable) {
      parser = busboy;
      request.on('data', ({ length }: Buffer) => {
        bytes += length;
        if (bytes - storage.bytes > TEXT_LIMIT + IN_BETWEEN)
          refuse(new DomainError('too-large', coded('request.too-large')));
      });
      request.pipe(busboy);
    },
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
  } as multer.Options).fields(fields.map((name) => ({ name, maxCount: 1 })));
  await new Promise<void>((resolve, reject) => {
    let before = 0;
    const look = setInterval(() => {
      const came = bytes - before;
      before = bytes;
      if (request.complete || came >= uploads.pace.bytes) return;
      clearInterval(look);
      const reason = new DomainError('too-slow', coded('file.upload-too-slow'));
      refuse(reason);
      // Multer reports the failure only after the rest has arrived, which this client may never send.
      reject(reason);
    }, uploads.pace.within).unref();
    const done = (error?: unknown): void => {
      clearInterval(look);
      if (error) reject(storage.failure ?? formError(error, tooLarge));
      else resolve();
    };
    upload(request as Parameters<typeof upload>[0], response as Parameters<typeof upload>[1], done);
  });
  const parsed = request as ParsedRequest;
  const files = waitingFiles(parsed.files ?? {});
  const body = { ...parsed.body };
  try {
    checkFields(parsed.body ?? {});
  } catch (error) {
    await closeAll(files);
    throw error;
  }
  // An empty file field of a form arrives as an empty text.
  for (const name of fields) if (body[name] === '') delete body[name];
  return { body, files };
}

export async function closeAll(files: Form['files']): Promise<void> {
  await Promise.all(Object.values(files).map((file) => file.close()));
}
