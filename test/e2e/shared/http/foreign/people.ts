import type { Role } from '@consulting/contracts';
import { FactorRepository } from '../../../../../api/src/auth/second-factor/application/factors.ports.ts';
import type { SessionAudience } from '../../../../../api/src/auth/sessions/domain/session.ts';
import { aPdf } from '../../../../../api/src/shared/http/upload/pdf.fixture.ts';
import type { TestApp } from '../../../../support/app/app.ts';
import { signIn, signInAdmin, type SignedIn } from '../../../../support/people/people.ts';
import type { Marks } from './marks.ts';

/** Who sees people, because they apply or by themselves. */
export const OF_PEOPLE = ['admin', 'applications:read', 'people:read', 'exports:read'] as const;
/** Whom a proposal names, and which company. */
const PROPOSED = ['proposals:read'] as const;
const OF_COMPANY = [...OF_PEOPLE, ...PROPOSED, 'projects:read', 'B2B'] as const;
/** Only its owner. */
export const NOBODY = [] as const;

export interface ForeignPerson extends SignedIn {
  /** The id of the open session, and of the passkey. */
  sessionId: string;
  passkeyId: string;
  /** By which no user finds them. */
  names: readonly string[];
}

/** A PDF whose page has this word. */
export const pdfWith = (word: string): Buffer => aPdf({ page: `BT /F1 12 Tf 72 720 Td (${word}) Tj ET` });

/** A user with a profile, documents, a session and a passkey, all of them marked. */
export async function aForeignUser(app: TestApp, marks: Marks, role: Role): Promise<ForeignPerson> {
  const of = (what: string) => `${what} of the ${role}`;
  const word = (what: string) => marks.word(of(what), OF_PEOPLE);
  const named = (what: string) => marks.word(of(what), [...OF_PEOPLE, ...PROPOSED]);
  const names = { first_name: named('first name'), last_name: named('last name') };
  // Stands beside the names of employees, for other companies.
  const company = role === 'B2B' ? { company_name: marks.word(of('company'), OF_COMPANY) } : {};
  const user = await signIn(app, role, {
    ...names,
    ...company,
    email: `${word('address')}@example.com`.toLowerCase(),
    phone: word('telephone number'),
  });
  const profile = {
    country: word('country'),
    gender: word('gender'),
    skills: word('skill'),
    qualification: JSON.stringify([{ university: word('university'), year: '2018', course: 'Physics' }]),
    experience: JSON.stringify([{ company: word('employer'), role: 'Lead', from: '2018', to: '2020' }]),
  };
  await app.request
    .put(`/private/api/update-profile/${user.id}`)
    .set('authorization', `Bearer ${user.token}`)
    .field(profile)
    .attach('cv', pdfWith(word('text of the CV')), `${word('name of the CV')}.pdf`)
    .attach('certificate', pdfWith(word('text of the certificate')), `${word('name of the certificate')}.pdf`)
    .expect(200);
  marks.add(user.id, of('id'), role === 'B2B' ? OF_COMPANY : [...OF_PEOPLE, ...PROPOSED]);
  const access = await withAccess(app, marks, user, 'user', role);
  return { ...access, names: Object.values({ ...names, ...company }) };
}

/** An administrator other than all callers. */
export async function aForeignAdmin(app: TestApp, marks: Marks): Promise<ForeignPerson> {
  const admin = await signInAdmin(app, {
    phone: marks.word('telephone number of the administrator', ['admin']),
  });
  marks.add(admin.id, 'id of the administrator', ['admin']);
  return { ...(await withAccess(app, marks, admin, 'admin', 'administrator')), names: [] };
}

async function withAccess(
  app: TestApp,
  marks: Marks,
  person: SignedIn,
  audience: SessionAudience,
  whose: string,
): Promise<Omit<ForeignPerson, 'names'>> {
  const own = (what: string) => marks.word(`${what} of the ${whose}`, NOBODY);
  const sessions = app.connection.model('Session');
  const session = await sessions.findOneAndUpdate({ subjectId: person.id }, { device: own('device') });
  const sessionId = marks.add(String(session?._id), `id of the session of the ${whose}`);
  marks.secret(person.token.split('.')[2] ?? '', `token of the ${whose}`);
  const passkeyId = `${own('passkey')}-${'k'.repeat(22)}`;
  const factors = app.app.get<FactorRepository>(FactorRepository, { strict: false });
  const now = app.clock.now();
  const passkey = {
    id: passkeyId,
    name: own('name of the passkey'),
    publicKey: 'none',
    since: now,
    usedAt: null,
  };
  await factors.addPasskey({ audience, id: person.id }, { ...passkey, counter: 0, transports: [] }, true);
  return Object.assign(person, { sessionId, passkeyId });
}
