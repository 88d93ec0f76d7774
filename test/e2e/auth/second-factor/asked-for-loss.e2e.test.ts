import { startApp, type TestApp } from '../../../support/app/app.ts';
import { aKey } from '../../../support/people/keys.ts';
import { signIn, signInAdmin, signInAgain, type SignedIn } from '../../../support/people/people.ts';
import { Placements } from '../../../support/people/placement.ts';

const MINUTE = 60_000;

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

const isAsked = ({ status, body }: { status: number; body: { code?: string } }) =>
  expect([status, body.code]).toEqual([403, 'session.confirm-first']);

describe('where something of others is lost', () => {
  let admin: SignedIn;
  let company: SignedIn;
  let placements: Placements;
  beforeEach(async () => {
    [admin, company] = [await signInAdmin(app), await signIn(app, 'B2B')];
    placements = new Placements(app, admin);
  });

  /** Each makes one, lets somebody apply if so wanted, and returns who may delete it where. */
  const deletions: Record<string, (isAppliedFor: boolean) => Promise<[SignedIn, string]>> = {
    'DELETE /api/admin/jobs/{id}': async (isAppliedFor) => {
      const id = await placements.job();
      if (isAppliedFor) await placements.applyForJob(await signIn(app, 'JobSeeker'), id);
      return [admin, `/api/admin/jobs/${id}`];
    },
    'DELETE /api/admin/projects/{id}': async (isAppliedFor) => {
      const id = await placements.project();
      if (isAppliedFor) await placements.applyForProject(await signIn(app, 'Freelancer'), id);
      return [admin, `/api/admin/projects/${id}`];
    },
    'DELETE /private/api/projects/{id}': async (isAppliedFor) => {
      const id = await placements.project(company);
      if (isAppliedFor) await placements.applyForProject(await signIn(app, 'Freelancer'), id);
      return [company, `/private/api/projects/${id}`];
    },
    'DELETE /api/admin/consultants/{id}': async (isAppliedFor) => {
      const id = await placements.consultant();
      if (isAppliedFor) await placements.askFor(company, id);
      return [admin, `/api/admin/consultants/${id}`];
    },
  };

  it.each(Object.entries(deletions))('%s asks again if anybody applied, and only then', async (_, made) => {
    const [who, wanted] = await made(true);
    const [, unwanted] = await made(false);
    app.clock.advance(10 * MINUTE);
    isAsked(await who.delete(wanted));
    expect((await who.delete(unwanted)).status).toBe(200);
    const again = await signInAgain(app, who, who === admin ? 'admin' : 'user');
    expect((await again.delete(wanted)).status).toBe(200);
  });

  it('programs are not asked: their maker was', async () => {
    const [, wanted] = await deletions['DELETE /api/admin/jobs/{id}']!(true);
    const program = await aKey(app, { scopes: ['jobs:write'] });
    app.clock.advance(10 * MINUTE);
    expect((await program.delete(wanted)).status).toBe(200);
  });

  it('blocking a person asks again; letting them in and the message limit do not', async () => {
    const path = `/api/admin/users/${company.id}`;
    app.clock.advance(10 * MINUTE);
    isAsked(await admin.patch(path, { blocked: true }));
    isAsked(await admin.patch(path, { blocked: true, messageLimit: 30 }));
    expect((await company.get('/private/api/me')).status).toBe(200);
    expect((await admin.patch(path, { messageLimit: 30 })).status).toBe(200);
    expect((await admin.patch(path, { blocked: false })).status).toBe(200);
    const again = await signInAgain(app, admin, 'admin');
    expect((await again.patch(path, { blocked: true })).status).toBe(200);
    expect((await company.get('/private/api/me')).status).toBe(401);
  });
});
