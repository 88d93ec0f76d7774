import { startApp, type TestApp } from '../app/app.ts';
import { signIn, signInAdmin, type SignedIn } from './people.ts';
import { Placements } from './placement.ts';

export const OFFICE = 'office@firm.example';
export const DESK = '/api/admin/proposals';
export const OWN = '/private/api/proposals';

/** A profile that says nothing of who the person is. */
export const PROFILE = {
  position: 'SAP FI Consultant',
  skills: ['SAP FI', 'S/4HANA'],
  years: 9,
  languages: ['German (C2)'],
  availability: 'from March',
  rate: '950 EUR per day',
  employers: [{ branch: 'Automotive supplier', years: 6 }],
  text: 'Led the move of a plant to S/4HANA.\nSpeaks to works councils.',
};

/** How far a proposal has come. */
export type ProposedTo = 'asked' | 'shown';

export interface Asked {
  _id: string;
  warnings: { field: string; code: string }[];
}

/** Asks a freelancer, who agrees with `shown`; returns the id of the proposal. */
export async function aProposal(
  admin: SignedIn,
  { id, ...person }: SignedIn,
  projectId: string,
  to: ProposedTo = 'asked',
  profile: object = PROFILE,
): Promise<string> {
  const body = { projectId, subject: { kind: 'freelancer', id }, profile };
  const { _id } = (await admin.post(DESK, body).expect(201)).body as Asked;
  if (to === 'shown') await person.post(`${OWN}/${_id}/answer`, { answer: 'agree' }).expect(200);
  return _id;
}

/** An app whose desk proposes people. */
export class ProposalWorld {
  admin!: SignedIn;
  place!: Placements;

  private constructor(readonly app: TestApp) {}

  static async start(): Promise<ProposalWorld> {
    return new ProposalWorld(await startApp({ settings: { contactTo: OFFICE, contactLanguage: 'en' } }));
  }

  /** Some tests let days pass, after which an administrator is signed out. */
  async signIn(): Promise<void> {
    this.admin = await signInAdmin(this.app);
    this.place = new Placements(this.app, this.admin);
  }

  /** An open project of a new company. */
  async project(fields: object = {}): Promise<{ owner: SignedIn; projectId: string; path: string }> {
    const owner = await signIn(this.app, 'B2B', { company_name: 'Havelblick GmbH' });
    const form = { title: 'EWM roll-out', description: 'Two centres', location: 'Potsdam', ...fields };
    const { body } = await owner.post('/private/api/projects', form).expect(201);
    const projectId = (body as { project: { _id: string } }).project._id;
    return { owner, projectId, path: `/private/api/projects/${projectId}/proposals` };
  }

  freelancer(fields: Parameters<typeof signIn>[2] = {}): Promise<SignedIn> {
    return signIn(this.app, 'Freelancer', {
      first_name: 'Anna',
      last_name: 'Berger',
      phone: '+49 171 2345678',
      ...fields,
    });
  }

  /** A consultant whom companies do not see in their list. */
  async consultant(fields: object = {}): Promise<{ id: string; email: string }> {
    const email = `karl.voss.${this.app.clock.now().getTime()}@example.com`;
    const form = { name: 'Karl Voss', skills: ['SAP FI'], email, listed: false, ...fields };
    const { body } = await this.admin.post('/api/admin/consultants', form).expect(201);
    return { id: (body as { consultant: { _id: string } }).consultant._id, email };
  }

  /** Sends a proposal; the answer is up to the caller. */
  propose(projectId: string, id: string, profile: object = PROFILE, kind = 'freelancer') {
    return this.admin.post(DESK, { projectId, subject: { kind, id }, profile });
  }

  /** A freelancer who was asked, or has agreed. */
  async proposed(to: ProposedTo = 'asked', profile: object = PROFILE) {
    const place = await this.project();
    const person = await this.freelancer();
    const id = await aProposal(this.admin, person, place.projectId, to, profile);
    return { ...place, person, id, one: `${place.path}/${id}`, answer: `${OWN}/${id}/answer` };
  }

  async mailsTo(address: string) {
    return (await this.app.mails()).filter(({ to }) => to === address);
  }

  /** The token of the latest link to an address. */
  async linkTo(address: string): Promise<string> {
    const found = (await this.mailsTo(address))
      .map(({ text }) => /\/proposal\/([\w-]{43})/.exec(text)?.[1])
      .findLast((token) => token !== undefined);
    return found ?? 'none';
  }
}
