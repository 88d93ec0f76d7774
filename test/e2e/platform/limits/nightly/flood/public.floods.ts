import { AccountsService } from '../../../../../../api/src/users/application/accounts.service.ts';
import { PASSWORD } from '../../../../../support/people/accounts.ts';
import { Member } from '../../../../../support/people/member.ts';
import { tokenOf } from '../../../../../support/stand-ins/mailer.ts';
import { PDF, type World } from '../../../../shared/http/permissions/world.ts';
import type { Each, Said, Table } from './flood.ts';
import { longText } from './largest.ts';

const API = '/public/api/v0';
let number = 0;
const anEmail = (): string => `flood${++number}@example.org`;
const somebody = () => ({ first_name: 'Ada', last_name: 'Berg', email: anEmail() });

/** The same path with another body each time. */
const post = (route: string, body: (n: number) => object) => (): Promise<Each> =>
  Promise.resolve((n) => ({ path: `${API}/${route}`, body: body(n) }));

/** Addresses that have an account, each once and then the first again. */
const known =
  (route: string, { emailVerified = true, of = 30 } = {}) =>
  async ({ app }: World): Promise<Each> => {
    const accounts = app.app.get(AccountsService, { strict: false });
    const emails = Array.from({ length: of }, anEmail);
    for (const email of emails)
      await accounts.create({
        ...{ first_name: 'Ada', last_name: 'Berg', email, role: 'Freelancer', company_name: '' },
        ...{ country: 'Germany', passwordHash: null, emailVerified },
      });
    return (n) => ({ path: `${API}/${route}`, body: { email: emails[n % of] } });
  };

function application(): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...somebody(), elapsed: '48000', website: '' }))
    form.append(name, value);
  form.append('cv', new Blob([new Uint8Array(PDF)], { type: 'application/pdf' }), 'cv.pdf');
  return form;
}

const applying =
  (kind: 'jobs' | 'projects') =>
  async (world: World): Promise<Each> => {
    const id = kind === 'jobs' ? await world.job() : await world.adminProject();
    return () => ({ path: `${API}/${kind}/${id}/apply`, form: application() });
  };

/** Twenty applications that wait, each with its link. */
async function confirming(world: World): Promise<Each> {
  const id = await world.job();
  const before = (await world.app.mails()).length;
  for (let n = 0; n < 30; n++) {
    const asked = world.app.request.post(`${API}/jobs/${id}/apply`);
    await asked
      .field({ ...somebody(), elapsed: '48000', website: '' })
      .attach('cv', PDF, 'cv.pdf')
      .expect(202);
  }
  const tokens = (await world.app.mails())
    .slice(before)
    .map(({ link }) => tokenOf(link))
    .filter(Boolean);
  return (n) => ({ path: `${API}/apply/confirm`, body: { token: tokens[n % tokens.length] } });
}

async function signingIn({ app }: World): Promise<Each> {
  const { email } = await Member.of(app);
  return () => ({ path: `${API}/login`, body: { email, password: PASSWORD } });
}

/** A token that is none is refused for what it says. */
const byUnknownLink: Said = { budget: 'reset', by: 'refused' };
const wrongPasswords = (route: string): Said => ({
  how: 'wrong passwords of many accounts',
  ...{ budget: 'sign-in', by: 'address' },
  prepare: post(route, () => ({ email: anEmail(), password: 'not the right one' })),
  adds: { documents: { attempts: 3600 }, kB: 3000 },
});
const challenges: Said = { budget: 'passkey', by: 'address' };
const passkeys: Said = { budget: 'sign-in', by: 'address' };

/** Routes without a sign-in that have a budget of their own, or are more than one request again and again. */
export const PUBLIC_FLOODS: Table = {
  'GET /health/live': { budget: 'none' },
  'GET /health/ready': { budget: 'none' },
  'POST /unsubscribe/{token}': { budget: 'one press' },
  [`POST ${API}/admin/register`]: {
    ...{ budget: 'register', by: 'address' },
    prepare: post('admin/register', () => ({ email: anEmail(), phone: '+49 30 1', password: PASSWORD })),
  },
  [`POST ${API}/admin/login`]: wrongPasswords('admin/login'),
  [`POST ${API}/admin/login/passkey`]: passkeys,
  [`POST ${API}/admin/login/passkey/options`]: challenges,
  [`POST ${API}/admin/forgot-password`]: {
    ...{ budget: 'reset', by: 'address' },
    prepare: post('admin/forgot-password', () => ({ email: anEmail() })),
  },
  [`POST ${API}/admin/reset-password`]: byUnknownLink,
  [`POST ${API}/apply/confirm`]: [
    byUnknownLink,
    {
      how: 'of applications that wait',
      ...{ budget: 'reset', by: 'address', prepare: confirming },
      adds: { documents: { users: 30, applications: 30 }, mails: 30, kB: 200 },
    },
  ],
  [`POST ${API}/jobs/{id}/apply`]: {
    ...{ budget: 'guest-apply', by: 'address', prepare: applying('jobs') },
    adds: { documents: { guestapplications: 20, files: 20, attempts: 20 }, mails: 20, kB: 50 },
  },
  [`POST ${API}/projects/{id}/apply`]: {
    ...{ budget: 'guest-apply', by: 'address', prepare: applying('projects') },
    adds: { documents: { guestapplications: 20, files: 20, attempts: 20 }, mails: 20, kB: 50 },
  },
  [`POST ${API}/confirm-email`]: byUnknownLink,
  [`POST ${API}/undo-email-change`]: byUnknownLink,
  [`POST ${API}/contact-admin`]: {
    ...{ budget: 'contact', by: 'address' },
    prepare: post('contact-admin', () => ({
      ...{ name: longText(100), email: anEmail(), message: longText(2000), elapsed: 48_000, website: '' },
    })),
    adds: { documents: { messages: 10, conversations: 10, readerNews: 1 }, mails: 10, kB: 200 },
  },
  [`POST ${API}/forgot-password`]: [
    {
      how: 'of many accounts',
      ...{ budget: 'reset', by: 'address', prepare: known('forgot-password') },
      adds: { documents: { onetimetokens: 30, attempts: 30 }, mails: 30, kB: 100 },
    },
    {
      how: 'of one account',
      ...{ budget: 'reset', by: 'account', prepare: known('forgot-password', { of: 1 }) },
      adds: { documents: { onetimetokens: 5, attempts: 1 }, mails: 5, kB: 50 },
    },
  ],
  [`POST ${API}/login`]: [
    wrongPasswords('login'),
    {
      how: 'the right password',
      ...{ budget: 'sign-in', by: 'account', prepare: signingIn },
      adds: { documents: { sessions: 80, attempts: 2 }, kB: 100 },
    },
  ],
  [`POST ${API}/login/passkey`]: passkeys,
  [`POST ${API}/login/passkey/options`]: challenges,
  [`POST ${API}/register`]: {
    ...{ budget: 'register', by: 'address' },
    prepare: post('register', () => ({ ...somebody(), company_name: longText(100), password: PASSWORD })),
    adds: { documents: { users: 30, onetimetokens: 30 }, mails: 30, kB: 300 },
  },
  [`POST ${API}/resend-verification`]: {
    ...{ budget: 'reset', by: 'address' },
    prepare: known('resend-verification', { emailVerified: false }),
    adds: { documents: { onetimetokens: 30, attempts: 30 }, mails: 30, kB: 100 },
  },
  [`POST ${API}/reset-password`]: byUnknownLink,
  [`POST ${API}/session/exchange`]: { budget: 'sign-in', by: 'address' },
};
