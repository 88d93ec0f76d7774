import { ApplicationRetention } from '../../api/src/applications/adapters/schedule/application-retention.ts';
import { ApplicationsService } from '../../api/src/applications/application/applications.service.ts';
import { ContactRetention } from '../../api/src/messaging/adapters/schedule/contact-retention.ts';
import { Files } from '../../api/src/platform/files/files.ts';
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

it('erases what was decided on or withdrawn after six months, with its files, and nothing that is pending', async () => {
  const applications = app.app.get(ApplicationsService, { strict: false });
  const files = app.app.get<Files>(Files, { strict: false });
  const cv = await files.store({ filename: 'cv.pdf', content: Buffer.from('%PDF') });
  await files.attach(cv);
  const targetId = newId();
  const made = [];
  for (const applicantId of [newId(), newId(), newId(), newId()]) {
    const sent = { kind: 'job' as const, targetId, applicantId, note: '', files: { cv, certificate: null } };
    made.push(await applications.apply(sent, { person: 'Nora', email: '', title: 'SAP Basis' }));
  }
  // Replaced in the profile: the applications alone refer to it.
  await files.release(cv);
  const statuses = ['rejected', 'selected', 'withdrawn'] as const;
  for (const [i, status] of statuses.entries())
    await applications.step(made[i]!.id, { status, by: 'firm', note: '' });
  const retention = app.app.get(ApplicationRetention, { strict: false });
  const fileState = async () => (await app.connection.model('FileRecord').findById(cv.key))?.state as string;

  app.clock.advance(180 * DAY);
  await retention.sweep();
  expect(await count('applications')).toBe(4);

  app.clock.advance(10 * DAY);
  await retention.sweep();
  const left = await applications.findAllOfTargets('job', [targetId]);
  expect(left.map(({ status }) => status)).toEqual(['pending']);
  expect(await fileState()).toBe('attached');
  await applications.removeAllOfTarget('job', targetId);
  expect(await fileState()).toBe('released');
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
