import { SEARCHES_OF_ROLES, type Role } from '@consulting/contracts';
import { FactorRepository } from '../../../../../api/src/auth/second-factor/application/factors.ports.ts';
import { StageTokens } from '../../../../../api/src/auth/sign-in/application/stage-tokens.ts';
import type { SessionAudience } from '../../../../../api/src/auth/sessions/domain/session.ts';
import { SecretBox } from '../../../../../api/src/platform/secrets/secret-box.port.ts';
import type { Stage } from '../../../../../api/src/shared/caller.ts';
import { newId } from '../../../../../api/src/shared/id.ts';
import { aPdf } from '../../../../../api/src/shared/http/upload/pdf.fixture.ts';
import { WebhookRepository } from '../../../../../api/src/webhooks/application/webhooks.ports.ts';
import { secretContext } from '../../../../../api/src/webhooks/domain/webhook.ts';
import type { TestApp } from '../../../../support/app/app.ts';
import { aHold } from '../../../../support/people/keys.ts';
import { signIn, signInAdmin, type SignedIn } from '../../../../support/people/people.ts';
import { forged } from './forged.ts';

export const PDF = aPdf();
const HOOK = 'https://93.184.216.34/hook';

/** A caller; `role` is missing unless it is a signed-in user. */
export type Caller = SignedIn & { role?: Role };

/** Creates the things that a request refers to. Each is new, so that no case depends on another. */
export class World {
  private templates = 0;

  private constructor(
    readonly app: TestApp,
    readonly admin: SignedIn,
  ) {}

  static async of(app: TestApp): Promise<World> {
    return new World(app, await signInAdmin(app));
  }

  user(role: Role): Promise<SignedIn> {
    return signIn(this.app, role);
  }

  newAdmin(): Promise<SignedIn> {
    return signInAdmin(this.app);
  }

  async job(): Promise<string> {
    const details = { title: 'SAP Basis', description: 'Run it', qualification: 'Linux' };
    return idIn(await this.admin.post('/api/admin/createJob', details));
  }

  async application(): Promise<{ id: string; userId: string }> {
    const [id, seeker] = [await this.job(), await this.user('JobSeeker')];
    await seeker.post('/api/apply', { jobId: id });
    return { id, userId: seeker.id };
  }

  async projectOf(owner: SignedIn): Promise<string> {
    return idIn(await owner.post('/private/api/projects', { title: 'Roll-out', description: 'EWM' }));
  }

  async adminProject(): Promise<string> {
    return idIn(
      await this.admin.post('/api/admin/create-project', { title: 'Roll-out', description: 'EWM' }),
    );
  }

  /** With a CV. */
  async employeeOf(owner: SignedIn, path = '/private/api/employees'): Promise<string> {
    const answer = await this.app.request
      .post(path)
      .set('authorization', `Bearer ${owner.token}`)
      .field({ name: 'Jana', email: 'jana@firma.example', skills: 'FI', days_per_week: 3 })
      .attach('cv', PDF, 'cv.pdf');
    return idIn(answer);
  }

  async consultant(): Promise<string> {
    return idIn(
      await this.admin.post('/api/admin/consultants', {
        ...{ name: 'Karl', position: 'Lead', skills: 'FI' },
        days_per_week: 3,
      }),
    );
  }

  /** A freelancer who has said when they are free. */
  async available(): Promise<SignedIn> {
    const person = await this.user('Freelancer');
    await person.patch('/private/api/me/availability', { days_per_week: 3 });
    return person;
  }

  /** A person with CV and certificate. */
  async personWithFiles(role: Role = 'Freelancer'): Promise<SignedIn> {
    const person = await this.user(role);
    await this.giveFiles(person);
    return person;
  }

  async giveFiles({ id, token }: SignedIn): Promise<void> {
    await this.app.request
      .put(`/private/api/update-profile/${id}`)
      .set('authorization', `Bearer ${token}`)
      .attach('cv', PDF, 'cv.pdf')
      .attach('certificate', PDF, 'certificate.pdf');
  }

  async projectApplicant(): Promise<string> {
    const freelancer = await this.user('Freelancer');
    await freelancer.post('/private/api/projects/apply', { projectId: await this.adminProject() });
    return freelancer.id;
  }

  /** An application of this user to a job or a project, with CV and certificate. */
  async applicationOf({ role = 'Freelancer', ...person }: Caller): Promise<string> {
    await this.giveFiles(person);
    const answer =
      role === 'JobSeeker'
        ? await person.post('/api/apply', { jobId: await this.job() })
        : await person.post('/private/api/projects/apply', { projectId: await this.adminProject() });
    return (answer.body as { applicationId: string }).applicationId;
  }

  /** An application of a freelancer to a project of this company. */
  async applicantOf(owner: SignedIn): Promise<{ id: string; applicationId: string }> {
    const [id, freelancer] = [await this.projectOf(owner), await this.personWithFiles()];
    const { body } = await freelancer.post('/private/api/projects/apply', { projectId: id });
    return { id, applicationId: (body as { applicationId: string }).applicationId };
  }

  /** A search of a list that the caller's role, or an administrator, may save searches of. */
  async savedSearchOf({ role = 'B2B', ...owner }: Caller, path = '/private/api'): Promise<string> {
    const kind = path === '/api/admin' ? 'person' : SEARCHES_OF_ROLES[role][0];
    const { body } = await owner.post(`${path}/saved-searches`, { kind, query: 'q=ewm', name: 'EWM' });
    return (body as { search?: { _id: string } }).search?._id ?? 'f'.repeat(24);
  }

  async note(): Promise<string> {
    const about = `user:${(await this.user('Freelancer')).id}`;
    return idIn(await this.admin.post('/api/admin/notes', { about, text: 'Call in March' }));
  }

  async template(): Promise<string> {
    const name = `Invitation ${++this.templates}`;
    return idIn(await this.admin.post('/api/admin/templates', { name, text: 'Dear {first_name}' }));
  }

  async contactMessage(): Promise<string> {
    const message = { name: 'Maria', email: 'maria@example.com', message: 'Hello', website: 'x' };
    await this.app.request.post('/public/api/v0/contact-admin').send(message);
    const [newest] = (await this.admin.get('/api/admin/messages/all?spam=only&limit=1')).body as {
      _id: string;
    }[];
    return newest?._id ?? '';
  }

  /** Their number is limited: older ones are removed in time. */
  async webhook(): Promise<string> {
    const webhooks = await this.app.connection.model('Webhook').find();
    const made = webhooks.filter((each) => each.get('url') === HOOK);
    if (made.length > 10) for (const each of made) await each.deleteOne();
    const [id, { app, clock }] = [newId(), this.app];
    const sealed = app.get(SecretBox, { strict: false }).seal('whsec_', secretContext(id));
    // Not over HTTP: a mail would go to each of the hundreds of administrators of this suite.
    await app.get(WebhookRepository, { strict: false }).add({
      id,
      url: HOOK,
      events: ['job.opened'],
      description: '',
      active: true,
      secrets: [{ sealed, until: null }],
      createdAt: clock.now(),
      addressBy: this.admin.id,
      hold: null,
    });
    return id;
  }

  async webhookOnHold(): Promise<string> {
    const _id = await this.webhook();
    await this.app.connection.model('Webhook').updateOne({ _id }, { $set: { hold: aHold(this.app) } });
    return _id;
  }

  /** A test that waits for a webhook. */
  async delivery(): Promise<{ id: string; deliveryId: string }> {
    const id = await this.webhook();
    await this.admin.post(`/api/admin/webhooks/${id}/test`);
    const { body } = await this.admin.get(`/api/admin/webhooks/${id}/deliveries`);
    return { id, deliveryId: (body as { _id: string }[])[0]?._id ?? '' };
  }

  async failedMail(): Promise<string> {
    const mail = { to: 'a@firma.example', subject: 'Hello', paragraphs: ['Text'], kind: 'test' };
    const now = this.app.clock.now();
    const stored = { mail, state: 'failed', attempts: 8, nextAt: now, createdAt: now };
    const { _id } = await this.app.connection.model('Outbox').create(stored);
    return String(_id);
  }

  async sessionOf(person: SignedIn): Promise<string> {
    const sessions = await this.app.connection.model('Session').find({ subjectId: person.id });
    return String(sessions[0]?._id);
  }

  /** Returns the id of a person with an app as second factor, whose key cannot be opened. */
  async secured(audience: SessionAudience): Promise<string> {
    const { id } = await (audience === 'user' ? this.user('B2B') : this.newAdmin());
    const factors = this.app.app.get<FactorRepository>(FactorRepository, { strict: false });
    const [owner, now] = [{ audience, id }, this.app.clock.now()];
    await factors.offerCodes(owner, 'sealed', now);
    await factors.addCodes(owner, { key: 'sealed', since: now, lastStep: 0 }, true);
    return id;
  }

  /** Returns the token of a person who has shown only the password. */
  async betweenSteps(audience: SessionAudience, stage: Stage): Promise<string> {
    const { id } = await (audience === 'user' ? this.user('B2B') : this.newAdmin());
    return this.app.app.get(StageTokens, { strict: false }).issue(audience, id, 0, stage);
  }

  /** Returns the token of a live session, changed and signed anew: expired, or for the other audience. */
  async forged(kind: 'expired' | 'wrongAudience'): Promise<string> {
    return forged(this.app, (await this.user('B2B')).token, kind);
  }
}

/** Returns the id in an answer, wherever the operation puts it. */
export function idIn({ body, status }: { body: Record<string, unknown>; status: number }): string {
  const holders = [body, ...Object.values(body)] as ({ _id?: string } | null)[];
  const id = holders.find((each) => typeof each?._id === 'string')?._id;
  if (!id) throw new Error(`No id in the answer ${status} ${JSON.stringify(body)}`);
  return id;
}
