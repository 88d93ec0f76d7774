import type { ProposalAnswer } from '@consulting/contracts';
import { Types } from 'mongoose';
import type { EgressParts } from '../../../api/src/platform/egress/guarded-https.ts';
import { ProposalAnswersService } from '../../../api/src/proposals/application/proposal-answers.service.ts';
import { ProjectLifeCycle } from '../../../api/src/projects/application/project-life-cycle.service.ts';
import { ProposalExpiry } from '../../../api/src/proposals/application/proposal-expiry.service.ts';
import { startApp, type TestApp } from '../app/app.ts';
import { signIn, signInAdmin, signInAgain, type SignedIn } from './people.ts';
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

/** Lets a new freelancer agree and a new company be interested; returns what the event of its answer tells. */
export async function agreeAndBeInterested(app: TestApp, admin: SignedIn) {
  const [owner, person] = [await signIn(app, 'B2B'), await signIn(app, 'Freelancer')];
  const projectId = await new Placements(app, admin).project(owner);
  const id = await aProposal(admin, person, projectId, 'shown');
  const path = `/private/api/projects/${projectId}/proposals/${id}`;
  const { body } = await owner.patch(path, { state: 'interested' }).expect(200);
  const { applicationId } = (body as { proposal: { applicationId: string } }).proposal;
  return { id, projectId, state: 'interested', applicationId };
}

/** An app whose desk proposes people. */
export class ProposalWorld {
  admin!: SignedIn;
  place!: Placements;

  private constructor(readonly app: TestApp) {}

  static async start(egress?: EgressParts): Promise<ProposalWorld> {
    const settings = { contactTo: OFFICE, contactLanguage: 'en' } as const;
    return new ProposalWorld(await startApp({ settings, ...(egress && { egress }) }));
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
  async consultant({
    email = 'karl.voss@example.com',
    ...fields
  }: { email?: string; [field: string]: unknown } = {}): Promise<{ id: string; email: string }> {
    const form = { name: 'Karl Voss', skills: ['SAP FI'], email, listed: false, ...fields };
    const { body } = await this.admin.post('/api/admin/consultants', form).expect(201);
    return { id: (body as { consultant: { _id: string } }).consultant._id, email };
  }

  /** Sends a proposal; the answer is up to the caller. */
  propose(projectId: string, id: string, profile: object = PROFILE, kind = 'freelancer') {
    return this.admin.post(DESK, { projectId, subject: { kind, id }, profile });
  }

  /** Checks a profile before anybody is asked. */
  check(id: string, profile: object = PROFILE, kind = 'freelancer') {
    return this.admin.post(`${DESK}/check`, { subject: { kind, id }, profile });
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

  /** Opens a new session of somebody whose last one has ended meanwhile. */
  async again(person: SignedIn): Promise<void> {
    person.token = (await signInAgain(this.app, person)).token;
  }

  /** Ends the questions whose time has passed, as the sweep does. */
  expire(): Promise<void> {
    return this.app.app.get(ProposalExpiry, { strict: false }).expire();
  }

  /** Removes what has ended long ago, as the sweep does. */
  removeEnded(): Promise<void> {
    return this.app.app.get(ProposalExpiry, { strict: false }).removeEnded();
  }

  /** Closes the projects whose last day is over, as the sweep does. */
  closeDue(): Promise<void> {
    return this.app.app.get(ProjectLifeCycle, { strict: false }).closeDue();
  }

  /** Returns a proposal as it is stored. */
  async stored(id: string): Promise<object> {
    const found = await this.app.connection.collection('proposals').findOne({ _id: new Types.ObjectId(id) });
    return found ?? {};
  }

  /** Stores a proposal as it was, as a restore does. */
  async putBack({ _id, ...fields }: { _id?: Types.ObjectId }): Promise<void> {
    await this.app.connection.collection('proposals').updateOne({ _id }, { $set: fields });
  }

  /** Counts the mails to an address about withdrawals of proposals. */
  async withdrawalsTo(address: string): Promise<number> {
    return (await this.mailsTo(address)).filter(({ subject }) =>
      /withdrawn|has ended|no longer available/.test(subject),
    ).length;
  }

  answerByLink(token: string, answer: ProposalAnswer): Promise<unknown> {
    return this.app.app.get(ProposalAnswersService, { strict: false }).answerByLink(token, answer, '');
  }

  /** The token of the latest link to an address. */
  async linkTo(address: string): Promise<string> {
    const found = (await this.mailsTo(address))
      .map(({ text }) => /\/proposal\/([\w-]{43})/.exec(text)?.[1])
      .findLast((token) => token !== undefined);
    return found ?? 'none';
  }
}
