import type { Readable } from 'node:stream';
import { applyDecorators, StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiProduces } from '@nestjs/swagger';
import type { StoredFile } from '../../stored-file.ts';
import { ADDRESS_TYPE, PREVIEWED_TYPE } from '../preview-addresses.ts';

/** A stored file as an answer. Its `etag` never changes, because the bytes of a key never do. */
export class FileAnswer extends StreamableFile {
  constructor(
    content: Readable,
    readonly file: StoredFile,
    readonly etag = `"${file.key}"`,
  ) {
    super(content, { type: file.contentType, disposition: inline(file.filename), length: file.size });
  }
}

/** Returns the header of RFC 6266: a plain name for old clients, and the real one, including umlauts, in UTF-8. */
export function inline(filename: string, kind: 'inline' | 'attachment' = 'inline'): string {
  const plain = filename.replace(/[^\x20-\x7e]/g, '_').replace(/["\\%]/g, '_');
  const encoded = encodeURIComponent(filename).replace(
    /['()*]/g,
    (each) => `%${each.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${kind}; filename="${plain}"; filename*=UTF-8''${encoded}`;
}

/** `return sendFile(file, await files.open(file))` */
export function sendFile(file: StoredFile, content: Readable): FileAnswer {
  return new FileAnswer(content, file);
}

/** Documents a route that answers a file of this type. */
export function ApiFile(type: string) {
  return applyDecorators(
    ApiProduces(type),
    ApiOkResponse({
      description: 'The file, `inline`, under its own name',
      content: { [type]: { schema: { type: 'string', format: 'binary' } } },
    }),
  );
}

/** Documents a route that answers a PDF. */
export const ApiPdf = () => ApiFile('application/pdf');

/** Documents a route that answers a stored PDF, or the address of its preview. */
export function ApiStoredPdf() {
  return applyDecorators(
    ApiProduces(PREVIEWED_TYPE, ADDRESS_TYPE),
    ApiOkResponse({
      description:
        'The file, `inline`, under its own name; or a path at which a browser shows it for a minute',
      content: {
        [PREVIEWED_TYPE]: { schema: { type: 'string', format: 'binary' } },
        [ADDRESS_TYPE]: { schema: { type: 'string', example: '/preview/k3J9cWaZ.t6mQx0bS3kJ9/CV.pdf' } },
      },
    }),
  );
}
