import { Logger } from '@nestjs/common';
import type { Model } from 'mongoose';
import { TestClock } from '../../../../../test/support/app/clock.ts';
import {
  type Engine,
  openTestDatabase,
  type TestDatabase,
} from '../../../../../test/support/app/database.ts';
import { Receiver } from '../../../../../test/support/stand-ins/receiver.ts';
import type { Settings } from '../../../config/settings.ts';
import { GuardedHttps } from '../../../platform/egress/guarded-https.ts';
import { PublicHttps, type NoAnswer } from '../../../platform/egress/public-https.port.ts';
import { Timing } from '../../../platform/schedule/timing.ts';
import { AesSecretBox } from '../../../platform/secrets/aes-secret-box.ts';
import { newId } from '../../../shared/id.ts';
import { EventQueue } from '../../application/event-queue.ts';
import { SendingService } from '../../application/sending.service.ts';
import type { Delivery } from '../../domain/delivery.ts';
import { secretContext, type Webhook } from '../../domain/webhook.ts';
import { StandardSigner } from '../standardwebhooks/standard-signer.ts';
import { DELIVERY_MODEL, deliverySchema, type DeliveryDocument } from './delivery.schema.ts';
import { MongoDeliveryRepository } from './mongo-delivery.repository.ts';
import { EVENT_MODEL, EVENT_PLACE_MODEL, eventPlaceSchema, eventSchema } from './event.schema.ts';
import { MongoEventLog } from './mongo-event-log.ts';
import { MongoWebhookRepository } from './mongo-webhook.repository.ts';
import { NoCounts } from '../../../../../test/support/stand-ins/counts.ts';
import { WebhookDelivery } from './webhook-delivery.ts';
import { WEBHOOK_MODEL, webhookSchema, type WebhookDocument } from './webhook.schema.ts';

export const ALL = { page: 1, limit: 100 };
const settings = { encryptionKey: 'a key', encryptionKeyPrevious: null } as Settings;

/** Never answers. */
export class Silent extends PublicHttps {
  readonly allowsLoopback = false;
  asked = 0;
  problemOf = async () => null;

  post(): Promise<number | NoAnswer> {
    this.asked += 1;
    return new Promise(() => undefined);
  }

  async called(): Promise<void> {
    while (this.asked === 0) await new Promise(setImmediate);
  }
}

/** All parts of a delivery, on a real store, with a real receiver on this machine. */
export class WebhookBench {
  readonly signer = new StandardSigner();
  clock = new TestClock();
  box = new AesSecretBox(settings);

  private constructor(
    readonly db: TestDatabase,
    readonly records: Model<DeliveryDocument>,
    readonly webhooks: MongoWebhookRepository,
    readonly log: MongoEventLog,
    public receiver: Receiver,
  ) {}

  static async on(engine: Engine): Promise<WebhookBench> {
    Logger.overrideLogger(false);
    const db = await openTestDatabase(engine);
    const records = await db.model(DELIVERY_MODEL, deliverySchema);
    const webhooks = new MongoWebhookRepository(
      await db.model<WebhookDocument>(WEBHOOK_MODEL, webhookSchema),
    );
    const log = new MongoEventLog(
      await db.model(EVENT_MODEL, eventSchema),
      await db.model(EVENT_PLACE_MODEL, eventPlaceSchema),
    );
    return new WebhookBench(db, records, webhooks, log, await Receiver.listen());
  }

  /** Empties the store, resets the clock and starts a receiver that accepts everything. */
  async reset(): Promise<void> {
    await this.db.clear();
    await this.receiver.close();
    this.receiver = await Receiver.listen();
    this.clock = new TestClock();
    this.box = new AesSecretBox(settings);
  }

  async close(): Promise<void> {
    await this.receiver.close();
    await this.db.close();
  }

  get deliveries(): MongoDeliveryRepository {
    return new MongoDeliveryRepository(this.records, this.clock);
  }

  get queue(): EventQueue {
    return new EventQueue(this.webhooks, this.deliveries, this.log, this.db.unitOfWork, this.clock);
  }

  /** Returns a worker like that of another process. */
  worker(https: PublicHttps = new GuardedHttps(this.receiver.egress), more: Partial<Settings> = {}) {
    const { webhooks, signer, box, clock, records } = this;
    const sending = new SendingService(webhooks, https, signer, box, new NoCounts(), clock);
    return new WebhookDelivery(
      records,
      webhooks,
      sending,
      { ...settings, ...more } as Settings,
      clock,
      new Timing(false),
    );
  }

  /** Adds a webhook and returns it with its secret. */
  async add(path: string, changes: Partial<Webhook> = {}): Promise<Webhook & { secret: string }> {
    const [id, secret] = [newId(), this.signer.newSecret()];
    const webhook: Webhook = {
      id,
      url: this.receiver.url(path),
      events: ['contact.received'],
      description: '',
      active: true,
      secrets: [{ sealed: this.box.seal(secret, secretContext(id)), until: null }],
      createdAt: this.clock.now(),
      addressBy: null,
      hold: null,
      ...changes,
    };
    await this.webhooks.add(webhook);
    return { ...webhook, secret };
  }

  publish(id: string): Promise<void> {
    return this.queue.publish({
      type: 'contact.received',
      data: { id, kind: 'contact', receivedAt: this.clock.now().toISOString() },
    });
  }

  /** Returns the ids of the events received at a path. */
  ids(path: string): string[] {
    const here = this.receiver.received.filter((one) => one.path === path);
    return here.map(({ body }) => (JSON.parse(body) as { data: { id: string } }).data.id);
  }

  /** Returns the deliveries of a webhook, oldest first. */
  async sent({ id }: Pick<Webhook, 'id'>): Promise<Delivery[]> {
    return (await this.deliveries.page(id, {}, ALL)).items.reverse();
  }

  async states(webhook: Pick<Webhook, 'id'>): Promise<string[]> {
    return (await this.sent(webhook)).map(({ state }) => state);
  }
}
