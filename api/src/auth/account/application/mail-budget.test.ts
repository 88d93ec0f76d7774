import { TestClock } from '../../../../../test/support/app/clock.ts';
import { openTestDatabase, type TestDatabase } from '../../../../../test/support/app/database.ts';
import type { Settings } from '../../../config/settings.ts';
import { MongoRefusals, refusalSchema } from '../../../platform/mail/refusals/mongo-refusals.ts';
import { MongoMailQueue } from '../../../platform/mail/mongo-mail-queue.ts';
import { queuedMailSchema } from '../../../platform/mail/queued-mail.schema.ts';
import { newId } from '../../../shared/id.ts';
import { ATTEMPT_MODEL, attemptSchema } from '../../passwords/adapters/mongo/attempt.schema.ts';
import { MongoAttemptRepository } from '../../passwords/adapters/mongo/mongo-attempt.repository.ts';
import { MongoOneTimeTokenRepository } from '../../sessions/adapters/mongo/mongo-one-time-token.repository.ts';
import {
  ONE_TIME_TOKEN_MODEL,
  oneTimeTokenSchema,
} from '../../sessions/adapters/mongo/one-time-token.schema.ts';
import { OneTimeTokens } from '../../sessions/application/one-time-tokens.ts';
import { addressKnownMail, verificationMail } from './auth-mails.ts';
import { MailBudget } from './mail-budget.ts';

const LENA = {
  audience: 'user',
  id: newId(),
  email: 'Lena@example.com',
  first_name: 'Lena',
  last_name: 'Vogt',
  language: 'en',
} as const;

describe('mails that strangers cause', () => {
  let db: TestDatabase;
  let queue: MongoMailQueue;
  let tokens: OneTimeTokens;
  let attempts: MongoAttemptRepository;
  const clock = new TestClock();
  beforeAll(async () => {
    db = await openTestDatabase('embedded');
    const refusals = new MongoRefusals(await db.model('Refusal', refusalSchema));
    queue = new MongoMailQueue(await db.model('Outbox', queuedMailSchema), refusals, clock);
    attempts = new MongoAttemptRepository(await db.model(ATTEMPT_MODEL, attemptSchema));
    const model = await db.model(ONE_TIME_TOKEN_MODEL, oneTimeTokenSchema);
    tokens = new OneTimeTokens(new MongoOneTimeTokenRepository(model), clock);
  });
  afterEach(() => db.clear());
  afterAll(() => db.close());

  const budget = (rateLimitScale = 1) =>
    new MailBudget(attempts, tokens, queue, db.unitOfWork, clock, { rateLimitScale } as Settings);
  const waiting = async (address: string = LENA.email) => (await queue.waitingFor(address)).length;

  it('are five an hour for an address, whatever its case, and more for others', async () => {
    for (let i = 0; i < 7; i++) await budget().send(addressKnownMail(LENA));
    expect(await waiting()).toBe(5);
    expect(await budget().take('lena@EXAMPLE.com')).toBe(false);
    expect(await budget().take('other@example.com')).toBe(true);
    clock.advance(3_600_000);
    expect(await budget().take(LENA.email)).toBe(true);
  });

  it('issue no link that is not sent', async () => {
    const link = () => budget(0.01).sendLink('verify-email', LENA, verificationMail);
    await link();
    await link();
    expect(await waiting()).toBe(1);
    expect(await tokens.findAllUnused(LENA.id, 'verify-email')).toHaveLength(1);
  });

  it('are more where tests ask for it', async () => {
    for (let i = 0; i < 12; i++) await budget(2).send(addressKnownMail(LENA));
    expect(await waiting()).toBe(10);
  });
});
