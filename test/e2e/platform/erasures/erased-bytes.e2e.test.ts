import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Snapshot, type EmbeddedClient } from '@consulting/mongoose-sqlite';
import { ClosingService } from '../../../../api/src/placement/application/closing.service.ts';
import { FileSweeper } from '../../../../api/src/platform/files/file-sweeper.ts';
import { Remnants } from '../../../../api/src/platform/erasures/remnants.ts';
import { aPdf } from '../../../../api/src/shared/http/upload/pdf.fixture.ts';
import { startApp, type TestApp } from '../../../support/app/app.ts';
import { describeOn } from '../../../support/app/database.ts';
import { door } from '../../../support/people/accounts.ts';
import { changeEmail } from '../../../support/people/email-links.ts';
import { anEmployeeForm, sendForm } from '../../../support/people/employee-form.ts';
import { signIn, signInAdmin, signInAgain, type SignedIn } from '../../../support/people/people.ts';
import { Placements } from '../../../support/people/placement.ts';

/** In every name, address, note and file of the people who are erased. */
const MARKER = /zwackel/gi;
const NAME = 'Zwackelmann';

describeOn('embedded')('what is erased', () => {
  let app: TestApp;
  let admin: SignedIn;
  let folder: string;
  let place: Placements;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'consulting-erased-'));
    app = await startApp({
      settings: { dataDir: folder, databaseUri: `sqlite:${join(folder, 'platform.sqlite')}` },
    });
    admin = await signInAdmin(app);
    place = new Placements(app, admin);
  });
  afterAll(async () => {
    await app.close();
    await rm(folder, { recursive: true, force: true });
  });

  /** Returns how often the marker stands in each file of the database folder. */
  async function found(): Promise<Record<string, number>> {
    const counts: Record<string, number> = {};
    for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
      if (!entry.isFile()) continue;
      const text = await readFile(join(entry.parentPath, entry.name), 'latin1');
      const number = text.match(MARKER)?.length ?? 0;
      if (number > 0) counts[entry.name] = number;
    }
    return counts;
  }

  const snapshot = () => new Snapshot(join(folder, 'platform.sqlite'));
  const logIsCut = () => (app.connection.getClient() as unknown as EmbeddedClient).cutLog();
  /** What runs at night. Random ids decide where SQLite leaves copies of rows, so a test cannot do without. */
  const night = () => app.app.get(Remnants, { strict: false }).rebuild();

  // Mails to others may name the person. The app delivers them by itself, which writes them into the log once more: both
  // tests deliver them before they look at the log.
  async function expectNothingIsLeft(): Promise<void> {
    // The sweep ends the applications to an erased company within a minute.
    await app.app.get(ClosingService, { strict: false }).finishAll();
    await app.mails();
    // The sweeper removes the bytes of deleted files ten minutes later.
    app.clock.advance(12 * 60_000);
    await app.app.get(FileSweeper, { strict: false }).sweep();
    await logIsCut();
    await night();
    expect(await found()).toEqual({});
  }

  async function aCompany(): Promise<SignedIn> {
    const company = await signIn(app, 'B2B', {
      first_name: 'Petrosilius',
      last_name: NAME,
      company_name: `${NAME} GmbH`,
      email: 'zwackelmann@example.com',
    });
    await place.giveCv(company, `${NAME}.pdf`);
    await company
      .post('/private/api/messages/send', { content: `${NAME} says hello` })
      .set('idempotency-key', '3f0c0e0b-7c5b-4b8e-9d0f-000000000001')
      .expect(201);
    await place.askFor(company, await place.consultant(), `For ${NAME}`);
    // Its applicant is told that the project was removed, by its title, which the company has published.
    const project = await place.project(company, 'Roll-out', `${NAME} moves its warehouse`);
    await place.applyForProject(await signIn(app, 'Freelancer'), project);
    await sendForm(
      company.post('/private/api/employees'),
      anEmployeeForm({ name: `Wilma ${NAME}`, email: 'wilma.zwackelmann@example.com' }),
      aPdf({ page: `BT (${NAME}) Tj ET` }),
      `${NAME}.pdf`,
    ).expect(201);
    await admin
      .post('/api/admin/notes', { about: `user:${company.id}`, text: `${NAME} pays late` })
      .expect(201);
    expect((await changeEmail(app, company.token, { email: 'zwackel2@example.com' })).status).toBe(200);
    await door(app, 'forgot-password', { email: company.email });
    return company;
  }

  it('of an account leaves the files at once, and as soon as another reader lets go', async () => {
    const company = await aCompany();
    const written = await found();
    expect(written['platform.sqlite-wal'] ?? 0).toBeGreaterThan(30);
    const reader = snapshot();
    expect((await company.delete('/private/api/me')).status).toBe(200);
    expect((await found())['platform.sqlite-wal']).toBeGreaterThan(0);
    await app.mails();
    reader.close();
    await logIsCut();
    expect((await found())['platform.sqlite-wal']).toBeUndefined();
    await expectNothingIsLeft();
  });

  it('of employees, consultants, administrators and messages of strangers leaves the files too', async () => {
    const company = await signIn(app, 'B2B');
    // Signed in a moment ago, as removing an administrator needs.
    admin = await signInAgain(app, admin, 'admin');
    const { body } = await sendForm(
      company.post('/private/api/employees'),
      anEmployeeForm({ name: NAME, email: 'zwackelmann@example.com' }),
      aPdf({ page: `BT (${NAME}) Tj ET` }),
    ).expect(201);
    // The audit log keeps the names of consultants and administrators: what they did stays accountable.
    const consultant = { name: 'Miriam Sander', email: 'zwackelmann@example.com', skills: NAME };
    const { body: added } = await admin.post('/api/admin/consultants', consultant).expect(201);
    const other = await signInAdmin(app, { phone: `+49 ${NAME}` });
    const contact = { name: NAME, email: 'zwackelmann@example.com', message: `I am ${NAME}` };
    expect((await door(app, 'contact-admin', contact)).status).toBe(201);
    const [message] = (await admin.get('/api/admin/messages/all')).body as { _id: string }[];
    expect(Object.keys(await found())).not.toEqual([]);
    await app.mails();

    await company.delete(`/private/api/employees/${body.employee._id}`).expect(200);
    await admin.delete(`/api/admin/consultants/${added.consultant._id}`).expect(200);
    await admin.delete(`/api/admin/contact-messages/${message?._id}`).expect(200);
    await admin.delete(`/api/admin/admins/${other.id}`).expect(200);
    // Right after the answer, by itself.
    for (let turns = 0; turns < 20 && (await found())['platform.sqlite-wal']; turns++);
    expect((await found())['platform.sqlite-wal']).toBeUndefined();
    await expectNothingIsLeft();
  });
});
