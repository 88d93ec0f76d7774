import { startApp, type TestApp } from '../../../support/app/app.ts';
import { signIn, type SignedIn } from '../../../support/people/people.ts';

const PROJECTS = '/private/api/projects';

let app: TestApp;
let company: SignedIn;
beforeEach(async () => {
  // A hundredth of every budget: twenty changes a day, two projects.
  app = await startApp({ settings: { rateLimitScale: 0.01 } });
  company = await signIn(app, 'B2B');
});
afterEach(() => app.close());

const create = () => {
  app.clock.advance(60_000);
  return company.post(PROJECTS, { title: 'Rollout', description: 'Two sites.' });
};
const setState = (id: string, state: string) => {
  // Another minute has another budget of requests.
  app.clock.advance(60_000);
  return company.patch(`${PROJECTS}/${id}/state`, { state });
};

describe('what one account changes in a day', () => {
  it('is bounded, whatever it changes; reading, deleting and its own access are not', async () => {
    const { body } = await create().expect(201);
    const { _id } = body.project as { _id: string };
    for (let change = 0; change < 19; change++)
      await setState(_id, change % 2 === 0 ? 'paused' : 'open').expect(200);
    const audited = () => app.connection.collection('audit').countDocuments();
    const before = await audited();
    expect(before).toBeGreaterThanOrEqual(19);
    const refused = await setState(_id, 'open').expect(429);
    expect(refused.body.code).toBe('request.too-many');
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(60 * 60);
    expect(await audited()).toBe(before);
    app.clock.advance(60_000);
    await company.get('/private/api/me').expect(200);
    await company.delete(`${PROJECTS}/${_id}`).expect(200);
    await company.post('/private/api/messages/read', {}).expect(200);
    await company.post('/private/api/logout', {}).expect(200);
    // Another account has its own.
    app.clock.advance(60_000);
    company = await signIn(app, 'B2B');
    await create().expect(201);
  });
});
