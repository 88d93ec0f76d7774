import { connect } from 'node:net';
import { JsonLogger } from '../../../../api/src/platform/logging/json-logger.ts';
import { startApp, type TestApp } from '../../../support/app/app.ts';
import { signIn, signInAdmin, type SignedIn } from '../../../support/people/people.ts';

interface Line {
  level: number;
  method?: string;
  path?: string;
  status?: number;
}

const INFO = 30;
const FORM = 'application/x-www-form-urlencoded';
const JSON_TYPE = 'application/json';
const MULTIPART = 'multipart/form-data; boundary=x';

let app: TestApp;
let lines: Line[];
let onLine: () => void;
let callers: Record<'nobody' | 'freelancer' | 'admin', SignedIn | undefined>;
beforeAll(async () => {
  const logger = new JsonLogger('info', {
    write: (line: string) => {
      lines.push(JSON.parse(line) as Line);
      onLine();
    },
  });
  lines = [];
  onLine = () => undefined;
  app = await startApp({ logger });
  callers = {
    nobody: undefined,
    freelancer: await signIn(app, 'Freelancer'),
    admin: await signInAdmin(app),
  };
});
afterAll(() => app.close());

/** Sends the head of a request and half of its body, and leaves. Resolves once the request has its line in the log. */
async function leave(
  method: string,
  path: string,
  { type, token }: { type: string; token?: string | undefined },
) {
  lines = [];
  const { port, hostname } = new URL(app.url);
  const head = [
    `${method} ${path} HTTP/1.1`,
    ...['Host: x', 'Content-Length: 4000', 'Expect: 100-continue', `Content-Type: ${type}`],
    ...(token ? [`Authorization: Bearer ${token}`] : []),
    ...['', ''],
  ].join('\r\n');
  const part =
    type === MULTIPART
      ? '--x\r\nContent-Disposition: form-data; name="cv"; filename="cv.pdf"\r\nContent-Type: application/pdf\r\n\r\n%PDF-1.7\n'
      : '{"a":';
  const logged = new Promise<void>(
    (resolve) => (onLine = () => lines.some((line) => line.method === method) && resolve()),
  );
  const socket = connect(Number(port), hostname, () => socket.write(head));
  // The server has begun to read when it asks for the body.
  socket.once('data', () => socket.write(part, () => socket.resetAndDestroy()));
  await logged;
  onLine = () => undefined;
  // Another request passes all that the one before has left behind.
  await app.request.get('/public/api/v0/ping').expect(200);
  return lines.filter(({ path: of }) => of !== '/public/api/v0/ping');
}

it.each([
  ['of a mail program', 400, 'POST', '/unsubscribe/x', FORM, 'nobody'],
  ['of JSON', 400, 'POST', '/public/api/v0/login', JSON_TYPE, 'nobody'],
  ['of a plain form', 400, 'POST', '/proposal/x', FORM, 'nobody'],
  ['of a type that is not taken', 415, 'POST', '/public/api/v0/login', 'text/plain', 'nobody'],
  ['of a form with a file', 400, 'PUT', '/private/api/update-profile/{id}', MULTIPART, 'freelancer'],
  ['of a form of a visitor', 400, 'POST', `/public/api/v0/jobs/${'a'.repeat(24)}/apply`, MULTIPART, 'nobody'],
  ['of JSON of an administrator', 400, 'POST', '/api/admin/createJob', JSON_TYPE, 'admin'],
] as const)(
  'a body %s that breaks off is a quiet %d in the log, and no error',
  async (_, status, method, path, type, who) => {
    const caller = callers[who];
    const to = path.replace('{id}', caller?.id ?? '');
    const found = await leave(method, to, { type, token: caller?.token });
    expect(found).toEqual([expect.objectContaining({ level: INFO, method, status })]);
  },
);
