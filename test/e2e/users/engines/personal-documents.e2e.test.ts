import {
  allCollections,
  collectionOf,
  type AccountId,
  type Collection,
  type PersonalDocuments,
} from '../../../../api/src/platform/database/collections/collection.ts';
import { ClosingService } from '../../../../api/src/placement/application/closing.service.ts';
import { AlertsService } from '../../../../api/src/saved-searches/application/alerts.service.ts';
import { escapeMarkup } from '../../../../api/src/shared/texts/markup.ts';
import { aPdf } from '../../../../api/src/shared/http/upload/pdf.fixture.ts';
import { i18nOf } from '../../../../api/src/shared/texts/i18n.ts';
import { fieldLabels } from '../../../../api/src/users/adapters/readable/field-labels.ts';
import { partTitles } from '../../../../api/src/users/adapters/readable/part-titles.ts';
import { startApp, type TestApp } from '../../../support/app/app.ts';
import { itOnce } from '../../../support/app/database.ts';
import { unzipped } from '../../../support/app/bytes.ts';
import { door } from '../../../support/people/accounts.ts';
import { changeEmail, fresh } from '../../../support/people/email-links.ts';
import { anEmployeeForm, sendForm } from '../../../support/people/employee-form.ts';
import { Member } from '../../../support/people/member.ts';
import { signIn, signInAdmin, type SignedIn } from '../../../support/people/people.ts';
import { aProposal } from '../../../support/people/proposals.ts';
import { saveSearch } from '../../../support/people/searches.ts';
import { Placements } from '../../../support/people/placement.ts';

// Every collection that declares data of people has some of a person, exports it, and loses it with the account.
let app: TestApp;
let admin: SignedIn;
beforeAll(async () => {
  app = await startApp();
  admin = await signInAdmin(app);
});
afterAll(() => app.close());

type Personal = Collection & { personal: PersonalDocuments; model: string };
const isPersonal = (collection: Collection): collection is Personal => collection.personal !== 'none';
const personal = (): Personal[] => allCollections().filter(isPersonal);

/** How many documents of a collection are about the account. */
const countOf = ({ model, personal: { of } }: Personal, account: AccountId): Promise<number> =>
  app.connection.model(model).countDocuments(of(account));

async function counts(account: AccountId): Promise<Record<string, number>> {
  const found: Record<string, number> = {};
  for (const collection of personal()) found[collection.name] = await countOf(collection, account);
  return found;
}

/** The names of collections with a document that has the id anywhere in it, besides those that may. */
async function naming(id: string): Promise<string[]> {
  const found: string[] = [];
  for (const { name } of await app.connection.listCollections()) {
    const documents = await app.connection.collection(name).find({}).toArray();
    const mayName = allCollections().some((each) => each.name === name && each.keepsIds !== undefined);
    if (!mayName && JSON.stringify(documents).includes(id)) found.push(name);
  }
  return found;
}

/** A company that has something in every collection that holds what people have. */
async function aCompanyWithEverything(): Promise<Member> {
  const member = await Member.of(app, 'user', 'B2B');
  const company = member.person;
  const place = new Placements(app, admin);
  const name = (field: string) => `3f0c0e0b-7c5b-4b8e-9d0f-00000000000${field}`;
  await company
    .post('/private/api/messages/send', { content: 'Good morning' })
    .set('idempotency-key', name('1'))
    .expect(201);
  const requestId = await place.askFor(company, await place.consultant());
  const another = await place.project(await signIn(app, 'B2B'));
  // As a proposed freelancer, before the role changes, and as a company that is shown one.
  await company.put(`/private/api/update-profile/${company.id}`, { role: 'Freelancer' }).expect(200);
  await aProposal(admin, company, another);
  await company.put(`/private/api/update-profile/${company.id}`, { role: 'B2B' }).expect(200);
  const projectId = await place.project(company);
  await aProposal(admin, await signIn(app, 'Freelancer'), projectId, 'shown');
  const applicationId = await place.applyForProject(await signIn(app, 'Freelancer'), projectId);
  // As the applicant, and as the side that decides.
  const times = [new Date(app.clock.now().getTime() + 48 * 3_600_000).toISOString()];
  const offer = { times, minutes: 45, place: 'Berlin', names: ['Jana Roth'] };
  await admin.post(`/api/admin/applications/${requestId}/appointment`, offer).expect(201);
  const theirs = `/private/api/projects/${projectId}/applicants/${applicationId}/appointment`;
  await company.post(theirs, offer).expect(201);
  await company.post('/private/api/calendar-feed').expect(201);
  await sendForm(company.post('/private/api/employees'), anEmployeeForm(), aPdf()).expect(201);
  await admin.post('/api/admin/notes', { about: `user:${company.id}`, text: 'Pays late' }).expect(201);
  expect((await changeEmail(app, company.token, { email: fresh('moving') })).status).toBe(200);
  await door(app, 'forgot-password', { email: company.email });
  // An email that is given up stays in the queue: nobody delivers it in between.
  const now = app.clock.now();
  const mail = {
    to: company.email,
    subject: 'News',
    paragraphs: ['Hello'],
    kind: 'new-message',
    about: company.id,
  };
  await app.connection
    .model('Outbox')
    .create({ mail, state: 'failed', attempts: 8, nextAt: now, createdAt: now });
  await member.addApp();
  // A mail tells the company of a project, and its new name is found by other searches.
  await saveSearch(company, { kind: 'project', cadence: 'daily' });
  app.clock.advance(60_000);
  await place.project(await signIn(app, 'B2B'));
  const profile = { company_name: 'Nordlicht GmbH' };
  await company.put(`/private/api/update-profile/${company.id}`, profile).expect(200);
  await app.connection.model('SavedSearch').updateMany({}, { nextAt: app.clock.now() });
  await app.app.get(AlertsService, { strict: false }).send();
  // Companies are not asked, but somebody who was may have become one.
  await app.connection.model('PoolConsent').create({ _id: company.id, askedAt: now, hash: 'h', sealed: 's' });
  const own = `/api/admin/projects/${await place.project(company)}/state`;
  await admin.patch(own, { state: 'paused' }).expect(200);
  // A mail that can be switched off has a link.
  await app.mails();
  return member;
}

async function exportOf(person: SignedIn): Promise<Record<string, unknown>> {
  const all = Object.entries(await unzipped(person.get('/private/api/me/export')));
  const files = all.filter(([name]) => name.endsWith('.json'));
  return Object.fromEntries(
    files.map(([name, bytes]) => [name.slice(0, -'.json'.length), JSON.parse(Buffer.from(bytes).toString())]),
  );
}

const LABELS = fieldLabels(i18nOf('en'));
const TITLES = partTitles(i18nOf('en'));

/** Each field stands on the page under a label, and each text as it is, besides words that the page translates. */
function expectReadable(page: string, part: string, data: unknown): void {
  expect(page).toContain(`<h2>${TITLES[part]}</h2>`);
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(visit);
    else if (typeof value === 'object' && value !== null)
      for (const [field, inner] of Object.entries(value)) {
        const label = escapeMarkup(`${LABELS[`${part}.${field}`] ?? LABELS[field]}`);
        expect(page).toMatch(new RegExp(`<(dt|th scope="col")>${label.replace(/[()]/g, '.')}</`));
        visit(inner);
      }
    else if (typeof value === 'number') expect(page).toContain(String(value));
    else if (typeof value === 'string' && (/[ @.]/.test(value) || isStoredId(value)) && !isTime(value))
      expect(page).toContain(escapeMarkup(value));
  };
  visit(data);
}

const isStoredId = (text: string) => /^[0-9a-f]{24}$/.test(text);
const isTime = (text: string) => /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(text);

it('a person has something in every collection of people, exports it, and leaves nothing when erased', async () => {
  const { person } = await aCompanyWithEverything();
  const account = { kind: 'user', id: person.id } as const;
  const before = await counts(account);
  expect(Object.entries(before).filter(([, number]) => number === 0)).toEqual([]);

  const exported = await exportOf(person);
  for (const { name, personal: documents } of personal())
    if (typeof documents.exported === 'string')
      expect([name, Object.keys((exported[documents.exported] ?? {}) as object).length]).not.toEqual([
        name,
        0,
      ]);

  const page = Buffer.from(
    (await unzipped(person.get('/private/api/me/export')))['_your-data.html'] ?? [],
  ).toString();
  for (const [part, data] of Object.entries(exported)) expectReadable(page, part, data);

  expect((await person.delete('/private/api/me')).status).toBe(200);
  // The sweep ends the applications to the company's projects.
  await app.app.get(ClosingService, { strict: false }).finishAll();
  const after = await counts(account);
  expect(Object.entries(after).filter(([, number]) => number > 0)).toEqual([]);
  expect(await naming(person.id)).toEqual([]);
});

itOnce('an administrator who is removed leaves no session, link, factor or answer behind', async () => {
  const { person } = await Member.withApp(app, 'admin');
  await person
    .post('/api/admin/templates', { name: 'Greeting', text: 'Hello' })
    .set('idempotency-key', 'a-key-of-an-administrator')
    .expect(201);
  await door(app, 'admin/forgot-password', { email: person.email });
  await person.post('/api/admin/saved-searches', { kind: 'person', query: '', name: 'All' }).expect(201);
  const account = { kind: 'admin', id: person.id } as const;
  const own = ['savedSearches', 'sessions', 'onetimetokens', 'signinfactors', 'idempotencykeys'];
  const before = await counts(account);
  expect(own.filter((name) => before[name] === 0)).toEqual([]);
  expect((await admin.delete(`/api/admin/admins/${person.id}`)).status).toBe(200);
  const after = await counts(account);
  expect(Object.entries(after).filter(([, number]) => number > 0)).toEqual([]);
});

itOnce(
  'every collection in the store is declared, and every model is one of a declared collection',
  async () => {
    const declared = allCollections().map(({ name }) => name);
    const stored = (await app.connection.listCollections()).map(({ name }) => name);
    expect(stored.filter((name) => !declared.includes(name) && !/^(uploads|system)\./.test(name))).toEqual(
      [],
    );
    for (const model of app.connection.modelNames())
      expect(app.connection.model(model).collection.name).toBe(collectionOf(model).name);
  },
);

itOnce('what is about an account is found by an index in every collection', async () => {
  for (const { model, name, personal: documents } of personal()) {
    const [first] = Object.keys(documents.of({ kind: 'user', id: '656f2a9e1c9d440000a1b2c5' }));
    const indexes = await app.connection.collection(name).indexes();
    const leading = indexes.map(({ key }) => Object.keys(key as object)[0]);
    expect([model, leading]).toEqual([model, expect.arrayContaining([first])]);
  }
});
