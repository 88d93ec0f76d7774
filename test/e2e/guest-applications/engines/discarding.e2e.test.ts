import { startApp, type TestApp } from '../../../support/app/app.ts';
import { fresh } from '../../../support/people/email-links.ts';
import { Guests } from '../../../support/people/guests.ts';
import { signInAdmin } from '../../../support/people/people.ts';

let app: TestApp;
let guests: Guests;
beforeAll(async () => {
  app = await startApp();
  guests = new Guests(app, await signInAdmin(app));
});
afterAll(() => app.close());

describe('a link that deletes an application', () => {
  it('deletes nothing once the application was sent, and says so', async () => {
    const email = fresh('sent-then-not');
    await guests.apply(await guests.job(), { email });
    const token = await guests.tokenFor(email);
    expect((await guests.link('confirm', { token })).status).toBe(200);
    const refused = await guests.link('discard', { token });
    expect([refused.status, refused.body.code]).toEqual([409, 'guest-application.already-sent']);
    expect(await guests.onDesk(email)).toHaveLength(1);
    expect((await guests.link('opened', { token })).body).toMatchObject({ sent: true });
  });

  it('is pressed to send and to delete at once: one of the two happens, and is what both answers say', async () => {
    const emails = Array.from({ length: 12 }, (_, index) => fresh(`both-${index}`));
    const job = await guests.job();
    const wrong: unknown[] = [];
    for (const email of emails) {
      await guests.apply(job, { email });
      const token = await guests.tokenFor(email);
      const [sent, discarded] = await Promise.all([
        guests.link('confirm', { token }),
        guests.link('discard', { token }),
      ]);
      const isSent = (await guests.onDesk(email)).length === 1;
      const expected = isSent ? [200, 409] : [400, 200];
      if (sent.status !== expected[0] || discarded.status !== expected[1])
        wrong.push({ isSent, sent: sent.body as unknown, discarded: discarded.body as unknown });
    }
    expect(wrong).toEqual([]);
  });
});
