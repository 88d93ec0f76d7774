import { expect, test, type Page } from '../../support/test.ts';
import { newAccount, type Account } from '../../support/entries/accounts.ts';
import { demoAdmin, signInAsAdmin, type Caller } from '../../support/admin.ts';
import { withoutBanner } from '../../support/looks/watch.ts';

/** Form fields by label: the property in the API's body, and whether it is required. */
type Fields = Record<string, { name: string; required?: true; list?: true }>;

interface Form {
  title: string;
  /** The page that holds the form; `open` shows it there. */
  path: string;
  open?: (page: Page) => Promise<unknown>;
  fields: Fields;
  api: string;
  method?: 'post' | 'put';
  /** Further properties of the body that are not fields of the form. */
  also?: object;
}

const press = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).click();

const PROJECT: Fields = {
  Title: { name: 'title', required: true },
  Description: { name: 'description', required: true },
  Technologies: { name: 'technologies', list: true },
  Category: { name: 'category', list: true },
};
const TERMS: Fields = {
  Position: { name: 'position' },
  Rate: { name: 'rate' },
  Availability: { name: 'availability' },
};
const EMPLOYEE: Fields = {
  Name: { name: 'name', required: true },
  Email: { name: 'email', required: true },
  Skills: { name: 'skills', required: true, list: true },
  ...TERMS,
};

const ADMIN_FORMS: Form[] = [
  {
    title: 'a job',
    path: '/admin-dashboard?tab=jobs/create',
    api: '/api/admin/createJob',
    fields: {
      Title: { name: 'title', required: true },
      Company: { name: 'company' },
      Location: { name: 'location' },
      Qualification: { name: 'qualification', required: true },
      Introduction: { name: 'introduction' },
      Description: { name: 'description', required: true },
    },
  },
  {
    title: 'the firm’s project',
    path: '/admin-dashboard?tab=projects',
    open: press('Create New Project'),
    api: '/api/admin/create-project',
    fields: PROJECT,
  },
  {
    title: 'an employee of any company',
    path: '/admin-dashboard?tab=admin-employees/create',
    api: '/api/admin/employees',
    fields: { ...EMPLOYEE, Company: { name: 'companyName' }, Projects: { name: 'projects', list: true } },
  },
  {
    title: 'a consultant',
    path: '/admin-dashboard?tab=consultants',
    open: press('Add Consultant'),
    api: '/api/admin/consultants',
    fields: {
      ...EMPLOYEE,
      Email: { name: 'email' },
      Skills: { name: 'skills', list: true },
      Projects: { name: 'projects', list: true },
    },
  },
  {
    title: 'a template',
    path: '/admin-dashboard?tab=system/templates',
    open: press('Add template'),
    api: '/api/admin/templates',
    fields: { Name: { name: 'name', required: true }, Text: { name: 'text', required: true } },
  },
];

const companyForms = ({ id }: Account): Form[] => [
  {
    title: 'a company’s project',
    path: '/dashboard/projects',
    open: press('+ Create New Project'),
    api: '/private/api/projects',
    fields: PROJECT,
  },
  {
    title: 'a company’s employee',
    path: '/dashboard/employees',
    open: press('Add Employee'),
    api: '/private/api/employees',
    fields: EMPLOYEE,
  },
  {
    title: 'the profile',
    path: '/dashboard/profile',
    api: `/private/api/update-profile/${id}`,
    method: 'put',
    fields: {
      'First name': { name: 'first_name', required: true },
      'Last name': { name: 'last_name', required: true },
      'Company name': { name: 'company_name', required: true },
      Phone: { name: 'phone' },
    },
  },
];

const PUBLIC_FORMS: Form[] = [
  {
    title: 'the contact form',
    path: '/contact',
    api: '/public/api/v0/contact-admin',
    fields: {
      Name: { name: 'name', required: true },
      Email: { name: 'email', required: true },
      Message: { name: 'message', required: true },
    },
  },
  {
    title: 'the registration',
    path: '/sign_in',
    open: (page) => page.getByRole('link', { name: 'Register', exact: true }).click(),
    api: '/public/api/v0/register',
    also: { role: 'B2B', password: 'kupfer lampe sieben wolken' },
    fields: {
      'Company name': { name: 'company_name', required: true },
      'First name': { name: 'first_name', required: true },
      'Last name': { name: 'last_name', required: true },
      Email: { name: 'email', required: true },
      Phone: { name: 'phone' },
    },
  },
];

/** Returns a value of exactly this length, unique to the field: `every-screen` tells by it the language of a text. */
function filled(name: string, length: number): string {
  if (name === 'phone') return '+4930'.padEnd(length, '0');
  if (name !== 'email') return name.padEnd(length, 'x');
  const host = ['b'.repeat(60), 'b'.repeat(60), ''.padEnd(length - 64 - 1 - 122 - 4, 'b'), 'com'].join('.');
  return `${Date.now().toString(36).padEnd(64, 'a')}@${host}`;
}

interface Shown {
  label: string;
  max: number;
  optional: boolean;
}

/** Reads the visible form: each field's label, `maxLength`, and whether it is marked optional. */
const READ = `[...([...document.querySelectorAll('dialog')].at(-1) ?? document).querySelectorAll('.field')]
  .filter((field) => field.closest('form') && !field.closest('.entries') && field.querySelector('input.in:not([readonly], [type=search]), textarea.in'))
  .map((field) => ({
    label: field.querySelector('label').firstChild.textContent,
    optional: field.querySelector('label').textContent.endsWith('(optional)'),
    max: Number(field.querySelector('.in').dataset.max ?? field.querySelector('.in').maxLength),
  }))`;

/** Checks that each `maxLength` is the API's limit, and that fields the API does not require are marked optional. */
async function expectToFit(page: Page, form: Form, api: Caller): Promise<void> {
  await page.goto(form.path);
  await form.open?.(page);
  const [first = ''] = Object.keys(form.fields);
  await expect(page.getByLabel(new RegExp(`^${first}`)).last()).toBeVisible();
  const shown = await page.evaluate<Shown[]>(READ);
  const limits: Record<string, number> = {};
  const body: Record<string, unknown> = { ...form.also };
  for (const [label, { name, required, list }] of Object.entries(form.fields)) {
    const field = shown.find((each) => each.label === label);
    expect(field, `${form.title}: ${label}`).toMatchObject({ optional: !required });
    if (list) body[name] = ['abap'];
    else {
      limits[name] = field?.max ?? 0;
      body[name] = filled(name, field?.max ?? 0);
    }
  }
  const send = (data: object) => api.send(form.method ?? 'post', form.api, data);
  for (const [name, max] of Object.entries(limits)) {
    const { status, body: answer } = await send({ ...body, [name]: filled(name, max + 1) });
    const { errors = [] } = answer as { errors?: { field: string }[] };
    expect(
      [status, errors.map(({ field }) => field)],
      `${form.title}: one character more of ${name}`,
    ).toEqual([400, [name]]);
  }
  const { status, body: answer } = await send(body);
  expect(status, `${form.title}: everything as long as its field lets it be`).toBeLessThan(300);
  await deleteCreated(answer as Record<string, { _id: string }>, form.api, api);
}

/** Removes long entries, which would disturb other tests on the server. */
async function deleteCreated(
  answer: Record<string, { _id?: string }>,
  at: string,
  api: Caller,
): Promise<void> {
  for (const [kind, base] of [
    ['job', '/api/admin/jobs'],
    ['project', at.startsWith('/private') ? at : '/api/admin/projects'],
    ['employee', at],
    ['consultant', at],
    ['template', at],
  ] as const) {
    const id = answer[kind]?._id;
    if (id) expect((await api.send('delete', `${base}/${id}`)).status).toBe(200);
  }
}

test('fields of the administration’s forms take what the API takes, and say what is optional', async ({
  page,
}) => {
  const admin = await signInAsAdmin(page);
  for (const form of ADMIN_FORMS) await expectToFit(page, form, admin);
});

test('fields of a company’s forms take what the API takes, and say what is optional', async ({ page }) => {
  const company = await newAccount(page.request, 'B2B', {
    email: `fields.${Date.now().toString(36)}@example.com`,
    first_name: 'Ada',
    last_name: 'Kern',
    company_name: 'Kern AG',
  });
  await company.enter(page);
  for (const form of companyForms(company)) await expectToFit(page, form, company);
});

test('fields of the public forms take what the API takes, and say what is optional', async ({ page }) => {
  await withoutBanner(page);
  const anybody = await demoAdmin(page.request);
  for (const form of PUBLIC_FORMS) await expectToFit(page, form, anybody);
});
