import { connect } from 'node:net';
import { startApp, type TestApp } from '../../../support/app/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ settings: { logLevel: 'silent' } });
});
afterAll(() => app.close());

/** Sends bytes on a connection of their own, and nothing more. Resolves to all that comes back. */
function answerTo(bytes: string): Promise<string> {
  const { port, hostname } = new URL(app.url);
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname, () => socket.end(bytes));
    let text = '';
    socket.on('data', (data) => (text += data.toString())).on('close', () => resolve(text));
  });
}

it.each([
  ['a length and chunks', ['Content-Length: 4', 'Transfer-Encoding: chunked']],
  ['two lengths', ['Content-Length: 4', 'Content-Length: 40']],
  ['a length that is a list', ['Content-Length: 4, 40']],
  ['a length with a sign', ['Content-Length: +4']],
  ['chunks that are not the last coding', ['Transfer-Encoding: chunked, identity']],
  ['a blank before the colon', ['Content-Length : 4']],
  ['a folded header', ['X: a', ' Content-Length: 4']],
])(
  'a request that says where it ends by %s is refused, and nothing behind it is taken for another one',
  async (_, lines) => {
    const head = ['POST /public/api/v0/login HTTP/1.1', 'Host: x', ...lines, '', ''].join('\r\n');
    const answer = await answerTo(`${head}0\r\n\r\nGET /health/live HTTP/1.1\r\nHost: x\r\n\r\n`);
    expect(answer.match(/^HTTP\/1\.1 \d+/gm)).toEqual(['HTTP/1.1 400']);
  },
);

it('bytes that are no HTTP are answered in the one shape of errors', async () => {
  const answer = await answerTo('NONSENSE\r\n\r\n');
  expect(answer).toMatch(/^HTTP\/1.1 400/);
  expect(answer).toMatch(/"statusCode":400,"code":"request.unreadable","message":.*"requestId":/);
});
