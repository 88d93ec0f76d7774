import { ApplicationRetention } from '../../api/src/applications/adapters/schedule/application-retention.ts';
import { ApplicationsService } from '../../api/src/applications/application/applications.service.ts';
import { ContactRetention } from '../../api/src/messaging/adapters/schedule/contact-retention.ts';
import { newId } from '../../api/src/shared/id.ts';
import { startApp, type TestApp } from '../support/app.ts';

// What the privacy policy promises about old personal data.
const DAY = 24 * 60 * 60_000;
let app: TestApp;

beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

const count = (collection: string) => app.connection.collection(collection).countDocuments({});

it('erases a rejected application after six months, and no other', async () => {
  const applications = app.app.get(ApplicationsService, { strict: false });
  const [job, rejected, selected] = [newId(), newId(), newId()];
  await applications.apply('job', job, rejected);
  await applications.apply('job', job, selected);
  await applications.decide('job', job, rejected, 'rejected');
  await applications.decide('job', job, selected, 'selected');
  const retention = app.app.get(ApplicationRetention, { strict: false });

  app.clock.advance(180 * DAY);
  await retention.sweep();
  expect(await count('applications')).toBe(2);

  app.clock.advance(10 * DAY);
  await retention.sweep();
  expect((await applications.findAllOfTargets('job', [job])).map(({ applicantId }) => applicantId)).toEqual([
    selected,
  ]);
});

it('erases a contact message with its conversation after two years', async () => {
  const sent = { name: 'Vera', email: 'vera@mail.de', message: 'Do you train key users?' };
  await app.request.post('/public/api/v0/contact-admin').send(sent).expect(201);
  const retention = app.app.get(ContactRetention, { strict: false });

  app.clock.advance(700 * DAY);
  await retention.sweep();
  expect([await count('messages'), await count('conversations')]).toEqual([1, 1]);

  app.clock.advance(40 * DAY);
  await retention.sweep();
  expect([await count('messages'), await count('conversations')]).toEqual([0, 0]);
});
