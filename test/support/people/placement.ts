import { aJob } from '../../../api/src/jobs/domain/job.fixture.ts';
import { aPdf } from '../../../api/src/shared/http/upload/pdf.fixture.ts';
import type { TestApp } from '../app/app.ts';
import type { SignedIn } from './people.ts';

/** Fixtures for tests from applied to placed: postings, consultants, CVs and applications. */
export class Placements {
  constructor(
    private readonly app: TestApp,
    private readonly admin: SignedIn,
  ) {}

  async job(title = 'SAP Basis Consultant'): Promise<string> {
    const { body } = await this.admin.post('/api/admin/createJob', aJob({ title })).expect(201);
    return (body as { job: { _id: string } }).job._id;
  }

  /** Posts a project of this company, or of the firm. */
  async project(owner?: SignedIn, title = 'Roll-out', description = 'EWM in two centres'): Promise<string> {
    const form = { title, description };
    const { body } = await (
      owner ? owner.post('/private/api/projects', form) : this.admin.post('/api/admin/create-project', form)
    ).expect(201);
    return (body as { project: { _id: string } }).project._id;
  }

  async consultant(name = 'Miriam Sander'): Promise<string> {
    const { body } = await this.admin.post('/api/admin/consultants', { name, skills: 'FI' }).expect(201);
    return (body as { consultant: { _id: string } }).consultant._id;
  }

  /** Adds a CV of the given size to a profile. */
  async giveCv({ id, token }: SignedIn, filename = 'cv.pdf', size = 2_000): Promise<void> {
    await this.app.request
      .put(`/private/api/update-profile/${id}`)
      .set('authorization', `Bearer ${token}`)
      .attach('cv', aPdf({ size }), filename)
      .expect(200);
  }

  /** Applies and returns the id of the application. */
  async applyForJob(person: SignedIn, jobId: string, note?: string): Promise<string> {
    return idOf(await person.post('/api/apply', { jobId, note }).expect(201));
  }

  async applyForProject(person: SignedIn, projectId: string, note?: string): Promise<string> {
    return idOf(await person.post('/private/api/projects/apply', { projectId, note }).expect(201));
  }

  async askFor(company: SignedIn, consultantId: string, note?: string): Promise<string> {
    return idOf(await company.post('/private/api/apply-consultant', { consultantId, note }).expect(201));
  }

  /** Returns the subjects of the emails to an address, in the order in which they were written. */
  async subjectsTo(address: string): Promise<string[]> {
    return (await this.app.mails()).filter(({ to }) => to === address).map(({ subject }) => subject);
  }
}

const idOf = ({ body }: { body: unknown }) => (body as { applicationId: string }).applicationId;
