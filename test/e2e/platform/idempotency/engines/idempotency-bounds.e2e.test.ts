import { Controller, HttpCode, Module, Post } from '@nestjs/common';
import { AuditLog, SYSTEM } from '../../../../../api/src/platform/audit/audit-log.ts';
import { UnitOfWork } from '../../../../../api/src/platform/database/unit-of-work.ts';
import { Only, OpenTo } from '../../../../../api/src/shared/http/access.ts';
import { startApp, type TestApp } from '../../../../support/app/app.ts';
import { aKey } from '../../../../support/people/keys.ts';
import { signInAdmin, type Speaking } from '../../../../support/people/people.ts';

let text = '';

@Controller('api/admin/probe')
class ChangeController {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly audit: AuditLog,
  ) {}

  @Only('admin')
  @OpenTo('jobs:write')
  @HttpCode(200)
  @Post('change')
  async change(): Promise<object> {
    await this.unitOfWork.run(() => this.audit.by(SYSTEM, 'admin.invited', { kind: 'admin', id: 'probe' }));
    return { text };
  }
}

@Module({ controllers: [ChangeController] })
class ChangeModule {}

let app: TestApp;
beforeAll(async () => {
  // Two keys an hour and 20 kB of answers a day; sixty keys for a program.
  app = await startApp({ modules: [ChangeModule], settings: { rateLimitScale: 0.02 } });
});
beforeEach(() => {
  text = '';
});
afterAll(() => app.close());

const change = (who: Speaking, number: number) =>
  who.post('/api/admin/probe/change').set('idempotency-key', `key ${number}`);

it('what comes with more keys than one caller may have is not carried out, and repeats go on', async () => {
  const person = await signInAdmin(app);
  for (const number of [1, 2]) await change(person, number).expect(200);
  const refused = await change(person, 3).expect(429);
  expect(refused.body.code).toBe('request.too-many');
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3500);
  expect(await app.connection.collection('audit').countDocuments()).toBe(2);
  const again = await change(person, 1).expect(200);
  expect(again.headers['idempotency-replayed']).toBe('true');
  await person.post('/api/admin/probe/change').expect(200);
  await change(await signInAdmin(app), 3).expect(200);
});

it('programs may have more', async () => {
  const program = await aKey(app, { scopes: ['jobs:write'] });
  for (const number of [1, 2, 3, 4]) await change(program, number).expect(200);
});

it('a repeat is told that its answer is lost, when as much is kept for one caller as may be', async () => {
  const person = await signInAdmin(app);
  text = 'x'.repeat(15_000);
  for (const number of [1, 2]) await change(person, number).expect(200);
  await change(person, 1).expect(200);
  expect(await change(person, 2)).toMatchObject({
    status: 409,
    body: { code: 'idempotency-key.answer-lost' },
  });
});
