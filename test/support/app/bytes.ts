import { unzipSync } from 'fflate';
import type { Response, Test } from 'supertest';

/** Buffers the whole body, also binary ones. */
export const bytes = (test: Test): Promise<Response> =>
  test.buffer(true).parse((answer, done) => {
    const chunks: Buffer[] = [];
    answer.on('data', (chunk: Buffer) => chunks.push(chunk));
    answer.on('end', () => done(null, Buffer.concat(chunks)));
  }) as unknown as Promise<Response>;

/** Returns the files of a ZIP, by their names. */
export const unzipped = async (test: Test): Promise<Record<string, Uint8Array>> =>
  unzipSync((await bytes(test)).body as Buffer);
