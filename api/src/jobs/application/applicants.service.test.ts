import { text } from 'node:stream/consumers';
import { Logger } from '@nestjs/common';
import { Types } from 'mongoose';
import { startApp, type TestApp } from '../../../../test/support/app/app.ts';
import { engines } from '../../../../test/support/app/database.ts';
import { signIn, type SignedIn } from '../../../../test/support/people/people.ts';
import { ApplicationsService } from '../../applications/application/applications.service.ts';
import { MessagingService } from '../../messaging/application/messaging.service.ts';
import { ClosingService } from '../../placement/application/closing.service.ts';
import { DecidingService } from '../../placement/application/deciding.service.ts';
import { aPdf } from '../../shared/http/upload/pdf.fixture.ts';
import { AccountLifecycle } from '../../users/application/account-lifecycle.ts';
import { UsersService } from '../../users/application/users.service.ts';
import { aJob } from '../domain/job.fixture.ts';
import { AdminJobsService } from './admin-jobs.service.ts';
import { ApplicantsService } from './applicants.service.ts';
import { JobLifeCycle } from './job-life-cycle.service.ts';
import { JobsService } from './jobs.service.ts';

const PAGE = { page: 1, limit: 100 };
const ADMIN = { kind: 'admin', id: 'a'.repeat(24) } as const;

describe.each(engines())('applicants on %s', (engine) => {
  let app: TestApp;
  let jobs: JobsService;
  let adminJobs: AdminJobsService;
  let applicants: ApplicantsService;
  let applications: ApplicationsService;
  let users: UsersService;

  beforeAll(async () => {
    app = await startApp({ engine });
    jobs = app.app.get(JobsService, { strict: false });
    adminJobs = app.app.get(AdminJobsService, { strict: false });
    applicants = app.app.get(ApplicantsService, { strict: false });
    applications = app.app.get(ApplicationsService, { strict: false });
    users = app.app.get(UsersService, { strict: false });
  });
  afterAll(() => app.close());

  async function application(): Promise<{ jobId: string; seeker: SignedIn }> {
    const [job, seeker] = [await adminJobs.create(ADMIN, aJob()), await signIn(app, 'JobSeeker')];
    await jobs.apply(job.id, seeker.id);
    return { jobId: job.id, seeker };
  }

  const messagesOf = async (id: string) =>
    (await app.app.get(MessagingService, { strict: false }).ofUser({ id, messageLimit: 10 }, PAGE)).messages
      .total;

  it('one of ten simultaneous decisions counts: one message, one mail, one entry in the log', async () => {
    const { jobId, seeker } = await application();
    const tries = Array.from({ length: 10 }, (_, number) =>
      applicants.decide(ADMIN, jobId, seeker.id, number % 2 ? 'selected' : 'rejected', ''),
    );
    const outcomes = await Promise.allSettled(tries);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await messagesOf(seeker.id)).toBe(1);
    const mails = (await app.mails()).filter(
      ({ to, subject }) => to === seeker.email && !/received/.test(subject),
    );
    expect(mails).toHaveLength(1);
    const log = await app.connection.collection('audit').find({}).toArray();
    expect(log.filter(({ targetId }) => String(targetId) === seeker.id)).toHaveLength(1);
  });

  it('nothing is decided when the applicant cannot be told', async () => {
    const { jobId, seeker } = await application();
    const mails = await app.mails();
    await app.connection.collection('users').deleteMany({ email: seeker.email });
    await expect(applicants.decide(ADMIN, jobId, seeker.id, 'selected', '')).rejects.toMatchObject({
      kind: 'not-found',
    });
    const [left] = await applications.findAllOfTargets('job', [jobId]);
    expect(left).toMatchObject({ status: 'pending', decidedAt: null });
    expect(await messagesOf(seeker.id)).toBe(0);
    expect(await app.mails()).toEqual(mails);
  });

  /** Makes an application unreadable, which is a fault of the store; returns how to mend it. */
  async function unreadable(jobId: string) {
    const [sent] = await applications.findAllOfTargets('job', [jobId]);
    const set = (applicantId: unknown) =>
      app.connection
        .collection('applications')
        .updateOne({ _id: new Types.ObjectId(sent?.id) }, { $set: { applicantId } });
    await set('unreadable');
    return { id: sent?.id ?? '', mend: () => set(new Types.ObjectId(sent?.applicantId)) };
  }

  it('are not called refused when the store fails', async () => {
    const { id, mend } = await unreadable((await application()).jobId);
    const deciding = app.app.get(DecidingService, { strict: false });
    await expect(deciding.decideMany(ADMIN, [id], 'rejected', '')).rejects.toThrow(TypeError);
    await mend();
    expect(await deciding.decideMany(ADMIN, [id], 'rejected', '')).toEqual({ done: [id], refused: [] });
  });

  it('of a closed job are rejected later when the store fails meanwhile', async () => {
    const { jobId } = await application();
    const { mend } = await unreadable(jobId);
    const warned = jest.spyOn(Logger.prototype, 'warn').mockReturnValue(undefined);
    await app.app.get(JobLifeCycle, { strict: false }).setState(ADMIN, jobId, { state: 'closed' });
    expect(warned).toHaveBeenCalledTimes(1);
    await mend();
    const status = async () =>
      (await applications.findAllOfTargets('job', [jobId])).map((sent) => sent.status);
    expect(await status()).toEqual(['pending']);
    await app.app.get(ClosingService, { strict: false }).finishAll();
    expect(await status()).toEqual(['rejected']);
  });

  it('leave with their account: applications are handed out and erased', async () => {
    const [job, seeker] = [await adminJobs.create(ADMIN, aJob()), await signIn(app, 'JobSeeker')];
    const content = aPdf();
    await users.updateProfile(seeker.id, {}, { cv: { filename: 'Lebenslauf.pdf', content } });
    const { id } = await jobs.apply(job.id, seeker.id, { note: 'Free from March' });
    const jobId = job.id;
    const exported = await app.app.get(AccountLifecycle, { strict: false }).exported(seeker.id);
    expect(exported.find(({ name }) => name === 'applications')?.data).toMatchObject([
      { kind: 'job', targetId: jobId, status: 'pending', note: 'Free from March' },
    ]);
    expect(exported.find(({ name }) => name === `applications/cv-${id}`)?.file?.size).toBe(content.length);
    await users.erase(seeker.id);
    expect(await applications.findAllOfTargets('job', [jobId])).toEqual([]);
    expect((await applicants.ofJob(jobId, PAGE)).total).toBe(0);
  });

  it('leave no application behind that is made while the account is erased', async () => {
    const [job, seeker] = [await adminJobs.create(ADMIN, aJob()), await signIn(app, 'JobSeeker')];
    await Promise.allSettled([jobs.apply(job.id, seeker.id), users.erase(seeker.id)]);
    expect(await users.find(seeker.id)).toBeNull();
    expect(await applications.findAllOfTargets('job', [job.id])).toEqual([]);
  });

  it('have a profile with what they applied to, and documents whose readers are recorded', async () => {
    const { jobId, seeker } = await application();
    const content = aPdf();
    await users.updateProfile(seeker.id, {}, { cv: { filename: 'Lebenslauf.pdf', content } });
    const profile = await applicants.profile(seeker.id);
    expect(profile.titles.get(jobId)).toEqual({ title: aJob().title, language: 'en' });
    expect(profile.applications).toMatchObject([{ targetId: jobId, status: 'pending' }]);
    const cv = await applicants.openDocument(ADMIN, seeker.id, 'cv');
    expect(cv.file).toMatchObject({ filename: 'Lebenslauf.pdf', size: content.length });
    expect(await text(cv.content)).toBe(content.toString());
    await expect(applicants.openDocument(ADMIN, seeker.id, 'certificate')).rejects.toMatchObject({
      kind: 'not-found',
      message: 'Certificate not found',
    });
    const log = await app.connection.collection('audit').find({ action: 'cv.viewed' }).toArray();
    expect(log.map(({ targetId }) => String(targetId))).toEqual([seeker.id]);
  });
});
