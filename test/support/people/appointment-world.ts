import { startApp, type TestApp } from '../app/app.ts';
import { signIn, signInAdmin, type SignedIn } from './people.ts';
import { Placements } from './placement.ts';

const HOUR = 3_600_000;
export const DESK = '/api/admin/applications';
export const OWN = '/private/api/applications';
export const OFFICE = 'office@firm.example';

/** An app with applications, whose appointments tests agree on. */
export class AppointmentWorld {
  admin!: SignedIn;
  place!: Placements;

  private constructor(readonly app: TestApp) {}

  static async start(): Promise<AppointmentWorld> {
    const settings = {
      contactTo: OFFICE,
      contactLanguage: 'en',
      mailFrom: 'Muster Consulting <no-reply@firm.example>',
    } as const;
    return new AppointmentWorld(await startApp({ settings }));
  }

  /** Some tests let hours pass, after which an administrator is signed out. */
  async signIn(): Promise<void> {
    this.admin = await signInAdmin(this.app);
    this.place = new Placements(this.app, this.admin);
  }

  inHours(hours: number): string {
    return new Date(this.app.clock.now().getTime() + hours * HOUR).toISOString();
  }

  /** The body of an offer of two times. */
  offer(changes: object = {}): object {
    return {
      times: [this.inHours(48), this.inHours(72)],
      minutes: 45,
      place: 'Musterstraße 1, 10115 Berlin',
      names: ['Jana Roth'],
      ...changes,
    };
  }

  /** A job seeker's application to the firm. */
  async applied(title = 'SAP Basis') {
    const name = { first_name: 'Lena', last_name: 'Vogt', phone: '+49 30 1234567' };
    const seeker = await signIn(this.app, 'JobSeeker', name);
    const id = await this.place.applyForJob(seeker, await this.place.job(title));
    return { seeker, id, desk: `${DESK}/${id}/appointment`, own: `${OWN}/${id}/appointment` };
  }

  /** A freelancer's application to a company's project. */
  async appliedToCompany(applicant: Parameters<typeof signIn>[2] = {}) {
    const owner = await signIn(this.app, 'B2B', { company_name: 'Havelblick GmbH' });
    const freelancer = await signIn(this.app, 'Freelancer', { phone: '+49 30 7654321', ...applicant });
    const projectId = await this.place.project(owner);
    const id = await this.place.applyForProject(freelancer, projectId);
    const path = `/private/api/projects/${projectId}/applicants/${id}/appointment`;
    return { owner, freelancer, id, path, own: `${OWN}/${id}/appointment` };
  }

  async mailsTo(address: string, subject: string) {
    return (await this.app.mails()).filter((mail) => mail.to === address && mail.subject.startsWith(subject));
  }
}

/** Agrees on a time about a new application to a job; returns the ids that an event tells. */
export async function agreeOnATime(app: TestApp, admin: SignedIn, jobId: string): Promise<object> {
  const seeker = await signIn(app, 'JobSeeker');
  const { applicationId } = (await seeker.post('/api/apply', { jobId })).body as { applicationId: string };
  const start = new Date(app.clock.now().getTime() + 48 * HOUR).toISOString();
  const offer = { times: [start], minutes: 45, place: 'Room 3, +49 30 1234567', names: ['Jana Roth'] };
  const { body } = await admin.post(`${DESK}/${applicationId}/appointment`, offer).expect(201);
  await seeker.post(`${OWN}/${applicationId}/appointment/answer`, { start }).expect(200);
  const { _id: id } = (body as { appointment: { _id: string } }).appointment;
  return { id, applicationId, kind: 'job', targetId: jobId, applicantId: seeker.id };
}
