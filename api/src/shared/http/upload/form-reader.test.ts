import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, request as httpRequest, type ClientRequest, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { closeAll, readForm } from './form-reader.ts';
import { Uploads } from './uploads.ts';

const folder = mkdtempSync(join(tmpdir(), 'forms-'));
const uploads = new Uploads(folder, 1, { bytes: 1_000, within: 100 });
const END = '\r\n--XX--\r\n';

/** The result of the next form. */
let result: Promise<string>;
let server: Server;
beforeEach(async () => {
  result = new Promise((resolve) => {
    server = createServer((request, response) => {
      void readForm(request, response, { fields: ['cv'], tooLarge: 'file.too-large' }, uploads)
        .then(async ({ files }) => {
          await closeAll(files);
          return 'read';
        })
        .catch((error: { code?: string }) => error.code ?? String(error))
        .then((said) => {
          resolve(said);
          response.end();
        });
    });
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
});
afterEach(() => {
  server.closeAllConnections();
  return new Promise((closed) => server.close(closed));
});
afterAll(() => rmSync(folder, { recursive: true }));

function begin(): ClientRequest {
  const { port } = server.address() as AddressInfo;
  const headers = { 'content-type': 'multipart/form-data; boundary=XX' };
  const request = httpRequest({ host: '127.0.0.1', port, method: 'POST', headers });
  request.on('error', () => undefined);
  request.write('--XX\r\nContent-Disposition: form-data; name="cv"; filename="cv.pdf"\r\n\r\n');
  return request;
}

it('a form that comes slowly keeps its place no longer', async () => {
  const request = begin();
  const dribble = setInterval(() => request.write('x'), 20);
  expect(await result).toBe('file.upload-too-slow');
  clearInterval(dribble);
});

it('one that comes at its pace is read, however long that takes', async () => {
  const request = begin();
  const began = performance.now();
  await new Promise<void>((done) => {
    const flow = setInterval(() => {
      request.write('x'.repeat(1_000));
      if (performance.now() - began < 5 * uploads.pace.within) return;
      clearInterval(flow);
      done();
    }, 10);
  });
  request.end(END);
  expect(await result).toBe('read');
});
