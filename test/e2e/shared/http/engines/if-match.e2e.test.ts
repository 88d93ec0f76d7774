import { DEFAULT_NOTIFICATIONS } from '@consulting/contracts';
import { aJob } from '../../../../../api/src/jobs/domain/job.fixture.ts';
import { startApp, type TestApp } from '../../../../support/app/app.ts';
import { describeOnce, itOn } from '../../../../support/app/database.ts';
import { signIn, signInAdmin, type SignedIn } from '../../../../support/people/people.ts';
import { TestResolver } from '../../../../support/stand-ins/resolver.ts';
import { careerSiteEdits } from './edits/career-site.ts';
import { edited, put, type Body, type Edited } from './edits/edited.ts';

let app: TestApp;
let admin: SignedIn;
let company: SignedIn;
let person: SignedIn;

beforeAll(async () => {
  app = await startApp({ egress: { resolver: new TestResolver({ 'hooks.example': ['93.184.216.34'] }) } });
  [admin, company] = [await signInAdmin(app), await signIn(app, 'B2B')];
  person = await signIn(app, 'Freelancer');
});
afterAll(() => app.close());

async function ofSearch(owner: SignedIn, kind: string, start: string): Promise<Edited> {
  const input = { kind, query: '', name: 'New' };
  const { search } = (await owner.post(`${start}/saved-searches`, input)).body;
  const bodies: [Body, Body] = [{ name: 'One' }, { name: 'Other' }];
  return edited(search.version, owner, ['patch', `${start}/saved-searches/${search._id}`, bodies], 'name');
}

/** One for each route that edits; `test/e2e/platform/openapi/openapi` compares the routes. */
const EDITS: Record<string, () => Promise<Edited>> = {
  ...careerSiteEdits(() => admin),
  'PUT /api/admin/jobs/{id}': async () => {
    const { job } = (await admin.post('/api/admin/createJob', aJob())).body;
    const { version } = (await admin.get(`/api/admin/jobs/${job._id}`)).body;
    const bodies: [Body, Body] = [{ ...aJob({ title: 'One' }) }, { ...aJob({ title: 'Other' }) }];
    return edited(version, admin, ['put', `/api/admin/jobs/${job._id}`, bodies], 'title');
  },
  'PUT /api/admin/projects/{id}': async () => {
    const { project } = (await admin.post('/api/admin/create-project', aProject('New'))).body;
    return edited(project.version, admin, put(`/api/admin/projects/${project._id}`, aProject), 'title');
  },
  'PUT /private/api/projects/{id}': async () => {
    const { project } = (await company.post('/private/api/projects', aProject('New'))).body;
    return edited(project.version, company, put(`/private/api/projects/${project._id}`, aProject), 'title');
  },
  'PUT /api/admin/employees/{id}': async () => {
    const { employee } = (await admin.post('/api/admin/employees', anEmployee('New'))).body;
    return edited(employee.version, admin, put(`/api/admin/employees/${employee._id}`, anEmployee), 'name');
  },
  'PUT /private/api/employees/{id}': async () => {
    const { employee } = (await company.post('/private/api/employees', anEmployee('New'))).body;
    const at = `/private/api/employees/${employee._id}`;
    return edited(employee.version, company, put(at, anEmployee), 'name');
  },
  'PUT /api/admin/consultants/{id}': async () => {
    const { consultant } = (await admin.post('/api/admin/consultants', { name: 'Miriam' })).body;
    const bodies: [Body, Body] = [{ skills: ['fi', 'co'] }, { skills: ['abap'] }];
    return edited(
      consultant.version,
      admin,
      ['put', `/api/admin/consultants/${consultant._id}`, bodies],
      'skills',
    );
  },
  'PUT /api/admin/stages': async () => {
    const { version } = (await admin.get('/api/admin/stages')).body;
    const bodies = put('/api/admin/stages', (name) => ({
      stages: [{ stage: 'new', name: { en: name, de: `${name} ${Math.random()}` } }],
    }));
    return edited(version, admin, bodies, 'stages');
  },
  'PUT /api/admin/templates/{id}': async () => {
    const name = `Template ${Math.random()}`;
    const { template } = (await admin.post('/api/admin/templates', { name, text: 'New' })).body;
    const body = (text: string): Body => ({ name, text });
    const bodies: [Body, Body] = [body('One'), body('Other')];
    return edited(template.version, admin, ['put', `/api/admin/templates/${template._id}`, bodies], 'text');
  },
  'PATCH /api/admin/saved-searches/{id}': () => ofSearch(admin, 'person', '/api/admin'),
  'PATCH /private/api/saved-searches/{id}': () => ofSearch(person, 'project', '/private/api'),
  'PATCH /api/admin/webhooks/{id}': async () => {
    const input = { url: 'https://hooks.example/', events: ['job.opened'] };
    const { webhook } = (await admin.post('/api/admin/webhooks', input)).body;
    const bodies: [Body, Body] = [{ description: 'One' }, { description: 'Other' }];
    return edited(
      webhook.version,
      admin,
      ['patch', `/api/admin/webhooks/${webhook._id}`, bodies],
      'description',
    );
  },
  'PATCH /api/admin/users/{id}': async () => {
    const user = await signIn(app, 'JobSeeker');
    const people = (await admin.get(`/api/admin/people?q=${user.email}`)).body as Body[];
    const bodies: [Body, Body] = [{ messageLimit: 11 }, { messageLimit: 12 }];
    return edited(
      people[0]?.['version'],
      admin,
      ['patch', `/api/admin/users/${user.id}`, bodies],
      'messageLimit',
    );
  },
  'PUT /private/api/update-profile/{userId}': async () => {
    const user = await signIn(app, 'JobSeeker');
    const { version } = (await user.get('/private/api/me')).body;
    const bodies: [Body, Body] = [{ phone: '1' }, { phone: '2' }];
    return edited(version, user, ['put', `/private/api/update-profile/${user.id}`, bodies], 'phone');
  },
  'PUT /private/api/language': async () => languageOf(await signIn(app, 'JobSeeker'), '/private/api'),
  'PUT /private/api/me/notifications': async () => {
    const user = await signIn(app, 'B2B');
    const { version } = (await user.get('/private/api/me')).body;
    const value = { ...DEFAULT_NOTIFICATIONS, applicants: 'daily' };
    const bodies: [Body, Body] = [value, { ...value, messages: 'none' }];
    return {
      ...edited(version, user, ['put', '/private/api/me/notifications', bodies], 'notifications'),
      value,
    };
  },
  'PUT /private/api/me/shared': () => ofOwn('put', 'shared', 'showsShared', [false, false]),
  'PATCH /private/api/me/availability': () => ofOwn('patch', 'availability', 'days_per_week', [2, 3]),
  'PUT /api/admin/me': async () => {
    const owner = await signInAdmin(app);
    const { version } = (await owner.get('/api/admin/me')).body;
    return edited(version, owner, ['put', '/api/admin/me', [{ phone: '1' }, { phone: '2' }]], 'phone');
  },
  'PUT /api/admin/language': async () => languageOf(await signInAdmin(app), '/api/admin'),
};

async function ofOwn(method: 'put' | 'patch', path: string, field: string, values: [unknown, unknown]) {
  const user = await signIn(app, 'Freelancer');
  const { version } = (await user.get('/private/api/me')).body as { version: string };
  const [one, other] = values.map((value): Body => ({ [field]: value }));
  return edited(version, user, [method, `/private/api/me/${path}`, [one!, other!]], field);
}
async function languageOf(owner: SignedIn, at: string): Promise<Edited> {
  const { version } = (await owner.get(`${at}/me`)).body;
  // A new account has English; storing that again changes nothing and would be accepted from every version.
  const german = { language: 'de' };
  return edited(version, owner, ['put', `${at}/language`, [german, german]], 'language');
}
function aProject(title: string): Body {
  return { title, description: 'Text', technologies: ['ABAP'], category: ['SAP'] };
}
function anEmployee(name: string): Body {
  return { name, email: 'jonas@example.com', skills: 'abap' };
}

// The other engine gets the same by the races below.
itOn('embedded').each(Object.entries(EDITS))('%s is refused with what has changed since', async (_, make) => {
  const { version, edit, field, value } = await make();
  expect(version).toMatch(/^[\w-]{8,}$/);
  const first = await edit(0).set('If-Match', `"${version}"`);
  expect([first.status, first.body.errors]).toEqual([200, undefined]);
  const { status, body, headers } = await edit(1).set('If-Match', `"${version}"`);
  expect([status, body]).toEqual([
    412,
    {
      statusCode: 412,
      code: 'request.changed-meanwhile',
      message: 'This has been changed meanwhile. Nothing was saved.',
      version: expect.stringMatching(/^[\w-]+$/),
      changed: { [field]: value },
      requestId: expect.any(String),
    },
  ]);
  expect(headers['etag']).toBe(`"${body.version}"`);
  // The answer has all that another try needs.
  expect((await edit(1).set('If-Match', `"${body.version}"`)).status).toBe(200);
  // Programs that do not ask go on as before.
  expect((await edit(0)).status).toBe(200);
});

it.each(Object.entries(EDITS))('%s: of many at once from one version, one is made', async (_, make) => {
  const { version, edit } = await make();
  const all = await Promise.all(
    Array.from({ length: 4 }, (__, number) => edit(number % 2).set('If-Match', `"${version}"`)),
  );
  const made = all.findIndex(({ status }) => status === 200);
  // The other body changes what the first one has made; the same body again finds it changed, too.
  expect(all.map(({ status }) => status)).toEqual(all.map((__, index) => (index === made ? 200 : 412)));
});

describeOnce('the version', () => {
  const path = async () => {
    const long = aJob({ description: 'Long. '.repeat(500) });
    const { job } = (await admin.post('/api/admin/createJob', long)).body;
    return `/api/admin/jobs/${job._id}`;
  };
  const change = (at: string, ifMatch: string) => admin.put(at, aJob()).set('If-Match', ifMatch);

  it.each(['br', 'gzip', 'identity'])(
    'is in the ETag of a GET with the encoding %s, which polls as before',
    async (encoding) => {
      const at = await path();
      const etag = String((await admin.get(at).set('Accept-Encoding', encoding)).headers['etag']);
      expect(etag).toMatch(/^"[\w-]+\.[\w-]+(\.br|\.gzip)?"$/);
      for (const accepted of ['br', 'identity'])
        await admin.get(at).set('If-None-Match', etag).set('Accept-Encoding', accepted).expect(304);
      await change(at, etag).expect(200);
      await admin.get(at).set('If-None-Match', etag).expect(200);
      await change(at, etag).expect(412);
    },
  );

  it('stays while others apply, though the answer changes', async () => {
    const at = await path();
    const before = await admin.get(at);
    const seeker = await signIn(app, 'JobSeeker');
    await seeker.post('/api/apply', { jobId: at.split('/').pop() }).expect(201);
    const after = await admin.get(at);
    expect(after.headers['etag']).not.toBe(before.headers['etag']);
    expect(after.body.version).toBe(before.body.version);
    await change(at, String(before.headers['etag'])).expect(200);
  });

  it('may be one of a list, or any; a weak one is none, and what is malformed is 400', async () => {
    const at = await path();
    const { version } = (await admin.get(at)).body;
    await change(at, `W/"${version}"`).expect(412);
    await change(at, `"${version}`).expect(400);
    await change(at, `"other", "${version}"`).expect(200);
    await change(at, '*').expect(200);
    expect((await change('/api/admin/jobs/ffffffffffffffffffffffff', '*')).status).toBe(404);
  });

  it('is asked after who may edit at all, and after the input', async () => {
    const { project } = (await company.post('/private/api/projects', aProject('Own'))).body;
    const at = `/private/api/projects/${project._id}`;
    await person.put(at, aProject('X')).set('If-Match', '"other"').expect(403);
    await (await signIn(app, 'B2B')).put(at, aProject('X')).set('If-Match', '"other"').expect(403);
    const untitled = { ...aProject('X'), title: '' };
    await company.put(at, untitled).set('If-Match', '"other"').expect(400);
  });

  it('is told to those alone who may edit', async () => {
    await company.post('/private/api/employees', anEmployee('Hidden')).expect(201);
    const others = (await (await signIn(app, 'B2B')).get('/private/api/employees/all')).body as Body[];
    expect(others.filter((each) => 'version' in each)).toEqual([]);
    const projects = (await app.request.get('/private/api/projects/all')).body as Body[];
    expect(projects.filter((each) => 'version' in each)).toEqual([]);
  });

  it('of a profile is not touched by the language, nor that of a number by it', async () => {
    const { version } = (await person.get('/private/api/me')).body;
    await person.put('/private/api/language', { language: 'de' }).expect(200);
    const change = person.put(`/private/api/update-profile/${person.id}`, { phone: '3' });
    await change.set('If-Match', `"${version}"`).expect(200);
  });
});
