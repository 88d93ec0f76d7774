import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getConnectionToken } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import request from 'supertest';
import { SessionsService } from '../../../../../api/src/auth/sessions/application/sessions.service.ts';
import { readSettings } from '../../../../../api/src/config/env.ts';
import { createApp } from '../../../../../api/src/configure-app.ts';
import { AccountsService } from '../../../../../api/src/users/application/accounts.service.ts';
import { TestClock } from '../../../../support/app/clock.ts';
import {
  dropTestDatabase,
  freshDatabaseUri,
  suiteEngine,
  useEngine,
} from '../../../../support/app/database.ts';

it('a session survives a restart', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'consulting-test-'));
  const engine = suiteEngine();
  const databaseUri =
    engine === 'embedded' ? `sqlite:${join(dataDir, 'test.sqlite')}` : freshDatabaseUri(engine);
  await useEngine(databaseUri);
  // The secrets are also created at the first start and kept.
  const settings = () => ({
    ...readSettings({ NODE_ENV: 'test', DATA_DIR: dataDir, SEED_DEMO: 'false', LOG_LEVEL: 'error' }),
    databaseUri,
  });
  const clock = new TestClock();
  const first = await createApp(settings(), { clock });
  await first.init();
  const { user } = await first.get(AccountsService, { strict: false }).create({
    first_name: 'Lena',
    last_name: 'Vogt',
    email: 'lena@example.com',
    role: 'JobSeeker',
    country: 'Germany',
    passwordHash: null,
    emailVerified: true,
  });
  const token = await first.get(SessionsService, { strict: false }).open('user', user.id, 0, 'test');
  await first.close();

  const second = await createApp(settings(), { clock });
  await second.listen(0, '127.0.0.1');
  const answer = await request(await second.getUrl())
    .get('/private/api/me')
    .set('authorization', `Bearer ${token}`);
  expect([answer.status, answer.body.email]).toEqual([200, 'lena@example.com']);
  if (engine === 'mongodb') await dropTestDatabase(second.get<Connection>(getConnectionToken()));
  await second.close();
  await rm(dataDir, { recursive: true, force: true });
});
