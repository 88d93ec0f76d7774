import { WebhookRetention } from '../../../../api/src/webhooks/adapters/schedule/webhook-retention.ts';
import { startApp, type TestApp } from '../../../support/app/app.ts';
import { engines } from '../../../support/app/database.ts';
import { aKey, type Program } from '../../../support/people/keys.ts';
import { signIn, signInAdmin, type SignedIn } from '../../../support/people/people.ts';
import { Placements } from '../../../support/people/placement.ts';

// A program reads with a key what webhooks are told, whether there is a webhook or not.

interface Read {
  events: { messageId: string; message: { type: string; timestamp: string; data: { id: string } } }[];
  after: string;
  more: boolean;
}

const DAY = 24 * 3_600_000;

describe.each(engines())('the log of events, on %s', (engine) => {
  let app: TestApp;
  let admin: SignedIn;
  let place: Placements;
  let program: Program;

  beforeAll(async () => {
    app = await startApp({ engine });
    admin = await signInAdmin(app);
    place = new Placements(app, admin);
    program = await aKey(app, { scopes: ['webhooks:read'] });
  });
  afterAll(() => app.close());

  const read = async (query = ''): Promise<Read> =>
    (await program.get(`/api/admin/events${query}`).expect(200)).body as Read;
  const latest = async (): Promise<string> => (await read('?after=latest')).after;

  it('tells everything behind a place in its order, without any webhook', async () => {
    const after = await latest();
    expect(await read(`?after=${after}`)).toEqual({ events: [], after, more: false });
    const [job, consultant] = [await place.job(), await place.consultant()];
    await admin.delete(`/api/admin/jobs/${job}`).expect(200);
    const told = await read(`?after=${after}`);
    expect(told.events.map(({ message: { type, data } }) => [type, data.id])).toEqual([
      ['job.opened', job],
      ['consultant.changed', consultant],
      ['job.closed', job],
      ['job.removed', job],
    ]);
    expect(told.events[0]).toEqual({
      messageId: expect.stringMatching(/^msg_[0-9a-f]{24}$/),
      message: {
        type: 'job.opened',
        timestamp: app.clock.now().toISOString(),
        data: { id: job, title: 'SAP Basis Consultant', location: 'Berlin', language: 'en', state: 'open' },
      },
    });
    expect([told.more, (await read(`?after=${told.after}`)).events]).toEqual([false, []]);
    expect((await read()).events.slice(-4)).toEqual(told.events);
  });

  it('is read in parts', async () => {
    const start = await latest();
    const jobs: string[] = [];
    for (let n = 0; n < 5; n++) jobs.push(await place.job());
    const seen: string[] = [];
    let part: Read = { events: [], after: start, more: true };
    while (part.more) {
      part = await read(`?after=${part.after}&limit=2`);
      expect(part.events.length).toBeLessThanOrEqual(2);
      seen.push(...part.events.map(({ message }) => message.data.id));
    }
    expect(seen).toEqual(jobs);
  });

  it('has each of many events at once, in one order', async () => {
    const start = await latest();
    const made = await Promise.all(Array.from({ length: 8 }, () => place.job()));
    const { events } = await read(`?after=${start}`);
    expect(events.map(({ message }) => message.data.id).sort()).toEqual(made.sort());
    expect((await read(`?after=${start}`)).events).toEqual(events);
  });

  it('has nothing of a change that failed', async () => {
    const start = await latest();
    const job = await place.job();
    const other = await signIn(app, 'JobSeeker');
    await other.post('/api/apply', { jobId: job, userId: job }).expect(403);
    await admin.patch(`/api/admin/jobs/${job}/state`, { state: 'draft' });
    expect((await read(`?after=${start}`)).events.map(({ message }) => message.type)).toEqual(['job.opened']);
  });

  it('names an event as its delivery does', async () => {
    const url = 'https://93.184.216.34/hook';
    const { body } = await admin
      .post('/api/admin/webhooks', { url, events: ['consultant.changed'] })
      .expect(201);
    const id = (body as { webhook: { _id: string } }).webhook._id;
    const start = await latest();
    await place.consultant();
    const { events } = await read(`?after=${start}`);
    const deliveries = await program.get(`/api/admin/webhooks/${id}/deliveries`).expect(200);
    expect((deliveries.body as { messageId: string }[]).map(({ messageId }) => messageId)).toEqual(
      events.map(({ messageId }) => messageId),
    );
  });

  it.each(['x', '-1', '1.5', '1e3', '9'.repeat(16), 'LATEST', '%00'])(
    'refuses %s, which is no place',
    (after) => program.get(`/api/admin/events?after=${after}`).expect(400),
  );

  it('forgets after 30 days, and says so to who asks for what it has forgotten', async () => {
    const start = await latest();
    await place.job();
    app.clock.advance(29 * DAY);
    await app.app.get(WebhookRetention, { strict: false }).sweep();
    expect((await read(`?after=${start}`)).events).toHaveLength(1);
    app.clock.advance(1.5 * DAY);
    admin = await signInAdmin(app);
    const late = await aKey(app, { scopes: ['webhooks:read'] });
    await app.app.get(WebhookRetention, { strict: false }).sweep();
    const { body } = await late.get(`/api/admin/events?after=${start}`).expect(410);
    expect((body as { code: string }).code).toBe('events.unknown');
    expect((await late.get('/api/admin/events').expect(200)).body).toEqual({
      events: [],
      after: String(Number(start) + 1),
      more: false,
    });
    await late.get(`/api/admin/events?after=${Number(start) + 1}`).expect(200);
    await late.get(`/api/admin/events?after=${Number(start) + 2}`).expect(410);
  });
});
