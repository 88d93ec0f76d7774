import { WEBHOOK_EVENTS } from '@consulting/contracts';
import { WebhookDelivery } from '../../../api/src/webhooks/adapters/mongo/webhook-delivery.ts';
import { startApp, type TestApp } from '../../support/app/app.ts';
import { signInAdmin, type SignedIn } from '../../support/people/people.ts';
import { Receiver } from '../../support/stand-ins/receiver.ts';

export const jobFields = {
  title: 'SAP Basis',
  description: 'Run it',
  qualification: 'Linux',
  location: 'Berlin',
};
export const projectFields = { title: 'Roll-out', description: 'EWM', location: 'Hamburg' };

/** An application with a webhook that receives every event, and an administrator. */
export class EventsWorld {
  admin!: SignedIn;
  /** The types of all events so far. */
  readonly seen = new Set<string>();

  private constructor(
    readonly app: TestApp,
    private readonly receiver: Receiver,
  ) {}

  static async start(): Promise<EventsWorld> {
    const receiver = await Receiver.listen();
    return new EventsWorld(await startApp({ egress: receiver.egress }), receiver);
  }

  async close(): Promise<void> {
    await this.app.close();
    await this.receiver.close();
  }

  /** Signs in an administrator, with a webhook that has received nothing yet. */
  async renew(): Promise<void> {
    this.admin = await signInAdmin(this.app);
    await this.app.connection.collection('webhooks').deleteMany({});
    await this.admin.post('/api/admin/webhooks', { url: this.receiver.url(), events: WEBHOOK_EVENTS });
    this.receiver.received.length = 0;
  }

  /** Returns the events since the last call, in order. */
  async told(): Promise<[string, Record<string, unknown>][]> {
    await this.get(WebhookDelivery).deliverDue();
    return this.receiver.received.splice(0).map(({ body }) => {
      const { type, timestamp, data } = JSON.parse(body);
      expect(timestamp).toBe(this.app.clock.now().toISOString());
      this.seen.add(type);
      return [type, data];
    });
  }

  async types(): Promise<string[]> {
    return (await this.told()).map(([type]) => type);
  }

  async newJob(changes: object = {}): Promise<string> {
    return (await this.admin.post('/api/admin/createJob', { ...jobFields, ...changes })).body.job._id;
  }

  async projectOf(company: SignedIn, changes: object = {}): Promise<string> {
    return (await company.post('/private/api/projects', { ...projectFields, ...changes })).body.project._id;
  }

  setState(kind: 'jobs' | 'projects', id: string, state: string, more: object = {}) {
    return this.admin.patch(`/api/admin/${kind}/${id}/state`, { state, ...more });
  }

  get<T>(type: abstract new (...parts: never[]) => T): T {
    return this.app.app.get<T>(type as never, { strict: false });
  }
}
