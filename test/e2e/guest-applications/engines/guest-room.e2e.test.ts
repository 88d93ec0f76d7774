import mongoose from 'mongoose';
import {
  MOST_WAITING,
  MOST_WAITING_OF_NETWORK,
} from '../../../../api/src/guest-applications/domain/guest-application.ts';
import { startApp, type TestApp } from '../../../support/app/app.ts';
import { fresh } from '../../../support/people/email-links.ts';
import { Guests } from '../../../support/people/guests.ts';
import { signInAdmin, type SignedIn } from '../../../support/people/people.ts';

const GREEDY = '198.51.100.0/24';
const HONEST = '203.0.113.0/24';

let app: TestApp;
let admin: SignedIn;
let guests: Guests;
let job: string;

beforeAll(async () => {
  app = await startApp({ settings: { trustProxy: 1 } });
  admin = await signInAdmin(app);
  guests = new Guests(app, admin);
  job = await guests.job('SAP EWM Consultant');
});
afterAll(() => app.close());

const stored = () => app.connection.collection('guestapplications');
beforeEach(() => stored().deleteMany({}));

/** Stores applications that wait, received one after the other. The names of documents are not asked for here. */
const wait = (network: string | undefined, count: number, since = app.clock.now()) =>
  stored().insertMany(
    Array.from({ length: count }, (_, index) => {
      const receivedAt = new Date(since.getTime() + index);
      return {
        _id: new mongoose.Types.ObjectId(),
        tokenHash: `${network} ${index} ${receivedAt.toISOString()}`,
        kind: 'job',
        targetId: new mongoose.Types.ObjectId(job),
        email: `${index}@flood.test`,
        emailKey: `${index}@flood.test`,
        language: 'en',
        ...(network !== undefined && { network }),
        cv: null,
        receivedAt,
        expiresAt: new Date(receivedAt.getTime() + 7 * 24 * 3_600_000),
        sentAt: null,
      };
    }),
  );
const apply = (from: string, email = fresh('guest')) =>
  guests.apply(job, { email }).set('X-Forwarded-For', from).expect(202);
const waitingFrom = (network: string) => stored().countDocuments({ network, sentAt: null });
const oldestOf = async (network: string) =>
  (await stored().find({ network }).sort({ receivedAt: 1 }).limit(1).toArray())[0]?.['email'] as string;

describe('the room of applications that wait', () => {
  it('is there for others when one network has taken it: its oldest goes', async () => {
    await wait(HONEST, 3, new Date(app.clock.now().getTime() - 1000));
    for (let part = 0; part < 10; part++) await wait(`10.0.${part}.0/24`, 100);
    await wait(GREEDY, MOST_WAITING - 1003);
    await apply('203.0.113.7');
    expect([await waitingFrom(HONEST), await waitingFrom('10.0.3.0/24')]).toEqual([4, 100]);
    expect([await waitingFrom(GREEDY), await oldestOf(GREEDY)]).toEqual([
      MOST_WAITING - 1004,
      '1@flood.test',
    ]);
    expect(await guests.waiting()).toBe(MOST_WAITING);
  });

  it('has a share for each network: beyond it the oldest of the network goes', async () => {
    const before = new Date(app.clock.now().getTime() - 60_000);
    await wait(GREEDY, MOST_WAITING_OF_NETWORK, before);
    await wait(HONEST, 3);
    const email = fresh('late');
    await apply('198.51.100.9', email);
    expect([await waitingFrom(GREEDY), await oldestOf(GREEDY)]).toEqual([200, '1@flood.test']);
    expect(await waitingFrom(HONEST)).toBe(3);
    expect((await guests.link('opened', { token: await guests.tokenFor(email) })).body).toMatchObject({
      email,
    });
  });

  it('counts the networks of an IPv6 customer as one, and forgets the network once it is confirmed', async () => {
    const email = fresh('six');
    await apply('2001:db8:7:1::1', email);
    await apply('2001:db8:7:2::1');
    expect(await waitingFrom('2001:db8:7::/48')).toBe(2);
    expect((await guests.link('confirm', { token: await guests.tokenFor(email) })).status).toBe(200);
    expect(await stored().findOne({ sentAt: { $ne: null } })).toMatchObject({ network: '', email: '' });
  });

  it('is seen by administrators, who clear it by network, for good', async () => {
    await wait(GREEDY, 25);
    await wait(HONEST, 2);
    await wait(undefined, 1);
    const seen = await admin.get('/api/admin/guest-applications');
    expect(seen.body).toMatchObject({
      waiting: 28,
      most: 2000,
      networks: [
        { network: GREEDY, waiting: 25 },
        { network: HONEST, waiting: 2 },
        { network: '', waiting: 1 },
      ],
    });
    const clear = (network: string, reason = 'A program filled the form') =>
      admin.delete('/api/admin/guest-applications/networks').send({ network, reason });
    expect((await clear(GREEDY, ' ')).status).toBe(400);
    expect((await clear(GREEDY)).body).toMatchObject({ erased: 25 });
    expect((await clear('')).body).toMatchObject({ erased: 1 });
    expect((await clear(GREEDY)).body).toMatchObject({ erased: 0 });
    expect([await guests.waiting(), await waitingFrom(HONEST)]).toEqual([2, 2]);
    const ledger = app.connection.collection<{ _id: string }>('erasures');
    const erasures = await ledger.countDocuments({ _id: /^guest-application:/ });
    expect(erasures).toBe(26);
    const audit = await admin.get('/api/admin/audit?action=guest-application.erased&limit=100');
    expect(audit.body).toHaveLength(26);
    expect(audit.body[0]).toMatchObject({ reason: 'A program filled the form' });
  });
});
