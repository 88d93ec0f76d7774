import { Controller, HttpCode, Module, Post } from '@nestjs/common';
import type { Response } from 'supertest';
import { AuditLog, SYSTEM } from '../../../../../api/src/platform/audit/audit-log.ts';
import { UnitOfWork } from '../../../../../api/src/platform/database/unit-of-work.ts';
import { Only } from '../../../../../api/src/shared/http/access.ts';
import { startApp, type TestApp } from '../../../../support/app/app.ts';
import { signIn, signInAdmin, type SignedIn } from '../../../../support/people/people.ts';

/** Behaviour of the next request. */
const handler = {
  before: async () => {},
  within: async () => {},
  afterwards: async () => {},
  answer: (): object => ({ done: true }),
};
const AS_IT_SHOULD = { ...handler };
const fail = () => Promise.reject(new Error('broken'));

@Controller('private/probe')
class ChangeController {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly audit: AuditLog,
  ) {}

  /** Makes one change, which a test can break before and after its commit. */
  @Only('admin')
  @HttpCode(200)
  @Post('change')
  async change(): Promise<object> {
    const { before, within, afterwards, answer } = { ...handler };
    await before();
    await this.unitOfWork.run(async () => {
      await this.audit.by(SYSTEM, 'admin.invited', { kind: 'admin', id: 'probe' });
      await within();
    });
    await afterwards();
    return answer();
  }
}

@Module({ controllers: [ChangeController] })
class ChangeModule {}

let app: TestApp;
let admin: SignedIn;
let count = 0;
let key: string;

beforeAll(async () => {
  app = await startApp({ modules: [ChangeModule] });
});
beforeEach(async () => {
  Object.assign(handler, AS_IT_SHOULD);
  key = `key ${++count}`;
  admin = await signInAdmin(app);
  await app.connection.collection('audit').deleteMany({});
});
afterAll(() => app.close());

const change = async () => admin.post('/private/probe/change').set('idempotency-key', key);
const changes = () => app.connection.collection('audit').countDocuments();
const said = ({ status, body }: Response) => [status, (body as { code?: string }).code ?? 'done'];

/** Returns a started operation, and the function that ends it. */
function pause() {
  let begin = () => {};
  let end = () => {};
  const hasBegun = new Promise<void>((resolve) => (begin = resolve));
  const mayEnd = new Promise<void>((resolve) => (end = resolve));
  const wait = () => {
    begin();
    return mayEnd;
  };
  return { hasBegun, end: () => end(), wait };
}

/** Expires the claim of the process that carries it out. */
const diesMeanwhile = () => app.clock.advance(30_001);

it('what failed before anything was kept is carried out when it is repeated', async () => {
  handler.within = fail;
  expect(said(await change())).toEqual([500, 'server.failed']);
  expect(await changes()).toBe(0);
  Object.assign(handler, AS_IT_SHOULD);
  expect(said(await change())).toEqual([200, 'done']);
  expect(said(await change())).toEqual([200, 'done']);
  expect(await changes()).toBe(1);
});

it('what failed after the change was kept is not carried out twice', async () => {
  handler.afterwards = fail;
  expect(said(await change())).toEqual([500, 'server.failed']);
  Object.assign(handler, AS_IT_SHOULD);
  expect(said(await change())).toEqual([409, 'idempotency-key.answer-lost']);
  expect(await changes()).toBe(1);
});

it('what a process had not changed when it died is carried out anew, and by nobody else after that', async () => {
  const first = pause();
  handler.before = first.wait;
  const late = change();
  await first.hasBegun;
  Object.assign(handler, AS_IT_SHOULD);
  diesMeanwhile();
  expect(said(await change())).toEqual([200, 'done']);
  first.end();
  expect(said(await late)).toEqual([409, 'idempotency-key.in-progress']);
  expect(await changes()).toBe(1);
  expect(said(await change())).toEqual([200, 'done']);
});

it('what a process had changed when it died is not carried out twice', async () => {
  const first = pause();
  handler.afterwards = first.wait;
  const died = change();
  await first.hasBegun;
  diesMeanwhile();
  expect(said(await change())).toEqual([409, 'idempotency-key.answer-lost']);
  first.end();
  await died;
  expect(await changes()).toBe(1);
});

it('a repeat waits for the first, and is told to come again when that takes too long', async () => {
  const first = pause();
  handler.afterwards = first.wait;
  const slow = change();
  await first.hasBegun;
  const refused = await change();
  expect([...said(refused), refused.headers['retry-after']]).toEqual([
    409,
    'idempotency-key.in-progress',
    '5',
  ]);
  const waiting = change();
  first.end();
  expect([said(await slow), said(await waiting)]).toEqual([
    [200, 'done'],
    [200, 'done'],
  ]);
  expect(await changes()).toBe(1);
});

it('nothing is kept of a POST that changes nothing', async () => {
  const person = await signIn(app, 'Freelancer');
  const before = await app.connection.collection('idempotencykeys').countDocuments();
  for (const times of [1, 2])
    await person
      .post('/private/api/user-by-email', { email: person.email })
      .set('idempotency-key', `read ${times}`)
      .expect(200);
  expect(await app.connection.collection('idempotencykeys').countDocuments()).toBe(before);
});

it('an answer that is too large to be kept is not given again', async () => {
  handler.answer = () => ({ text: 'x'.repeat(256 * 1024) });
  expect((await change()).status).toBe(200);
  expect(said(await change())).toEqual([409, 'idempotency-key.answer-lost']);
  expect(await changes()).toBe(1);
});
