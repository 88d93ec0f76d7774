import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { AdminAction } from '@consulting/contracts';
import { AuditLog } from '../../platform/audit/audit-log.ts';
import { UnitOfWork } from '../../platform/database/unit-of-work.ts';
import { PublicHttps } from '../../platform/egress/public-https.port.ts';
import { Erasures } from '../../platform/erasures/erasures.ts';
import { SecretBox } from '../../platform/secrets/secret-box.port.ts';
import type { Actor } from '../../shared/caller.ts';
import { Clock } from '../../shared/clock.ts';
import { defined } from '../../shared/defined.ts';
import { conflict, invalidField, notFound, orNotFound } from '../../shared/errors.ts';
import { newId } from '../../shared/id.ts';
import type { Page, PageRequest } from '../../shared/page.ts';
import { assertUnchanged, type Precondition } from '../../shared/version.ts';
import type { Delivery } from '../domain/delivery.ts';
import {
  editableOfWebhook,
  hostOf,
  secretContext,
  webhookUrl,
  WEBHOOK_FIELDS,
  withNewSecret,
  type Webhook,
  type WebhookDetails,
} from '../domain/webhook.ts';
import { EventQueue } from './event-queue.ts';
import { MessageSigner } from './message-signer.port.ts';
import {
  DeliveryRepository,
  WebhookRepository,
  type DeliveryFilter,
  type DeliverySummary,
} from './webhooks.ports.ts';

/** A webhook with the status of its deliveries. */
export interface WatchedWebhook {
  webhook: Webhook;
  summary: DeliverySummary;
}

/** The only answer that contains the secret. */
export interface WithSecret extends WatchedWebhook {
  secret: string;
}

/** Undefined fields stay as they are. */
type ChangedDetails = { [Field in keyof WebhookDetails]?: WebhookDetails[Field] | undefined };

const NOTHING_SENT: DeliverySummary = { waiting: 0, failed: 0, held: 0, lastDeliveredAt: null };

/** Lets administrators manage webhooks. */
@Injectable()
export class WebhooksService implements OnModuleInit {
  constructor(
    private readonly webhooks: WebhookRepository,
    private readonly deliveries: DeliveryRepository,
    private readonly queue: EventQueue,
    private readonly https: PublicHttps,
    private readonly signer: MessageSigner,
    private readonly box: SecretBox,
    private readonly unitOfWork: UnitOfWork,
    private readonly erasures: Erasures,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.erasures.eraseAgainBy('webhook', (id) => this.erase(id));
  }

  /** Newest first. */
  async list(q: string | undefined, request: PageRequest): Promise<Page<WatchedWebhook>> {
    const page = await this.webhooks.page(q, request);
    return page.with(await this.watched(page.items));
  }

  async one(id: string): Promise<WatchedWebhook> {
    return this.watchedOne(orNotFound(await this.webhooks.find(id), 'webhook'));
  }

  /** Throws 400 for an address that is not on the public internet, conflict when the maximum is reached. */
  async create(by: Actor, details: WebhookDetails): Promise<WithSecret> {
    const url = await this.checkedUrl(details.url);
    const [id, secret, createdAt] = [newId(), this.signer.newSecret(), this.clock.now()];
    const sealed = this.box.seal(secret, secretContext(id));
    const webhook = { ...details, url, id, secrets: [{ sealed, until: null }], createdAt };
    await this.unitOfWork.run(async () => {
      await this.webhooks.add(webhook);
      await this.note(by, 'webhook.created', webhook);
    });
    return { webhook, summary: NOTHING_SENT, secret };
  }

  /**
   * Writes the given fields. Deliveries of a deactivated webhook wait until it is active again. After that, or with a
   * new address, they start anew with all attempts. `precondition`: the expected versions of `editableOfWebhook`.
   */
  async change(
    by: Actor,
    id: string,
    sent: ChangedDetails,
    precondition?: Precondition,
  ): Promise<WatchedWebhook> {
    const details: Partial<WebhookDetails> = defined(sent);
    if (Object.keys(details).length === 0)
      throw invalidField('url', 'field.none-given', { choices: WEBHOOK_FIELDS.join(', ') });
    if (details.url !== undefined) details.url = await this.checkedUrl(details.url);
    const webhook = await this.unitOfWork.run(async () => {
      const before = orNotFound(await this.webhooks.lock(id), 'webhook');
      assertUnchanged(editableOfWebhook(before), precondition);
      const changed = orNotFound(await this.webhooks.replace(id, details), 'webhook');
      if (details.active || details.url !== undefined) await this.deliveries.restart(id);
      await this.note(by, 'webhook.edited', changed);
      return changed;
    });
    return this.watchedOne(webhook);
  }

  /** Removes a webhook with all its deliveries. */
  async remove(by: Actor, id: string): Promise<void> {
    await this.unitOfWork.run(async () => {
      await this.note(by, 'webhook.removed', await this.erase(id));
    });
  }

  /** Replaces the secret for all signatures from now on; for a day the former one signs too. */
  async replaceSecret(by: Actor, id: string): Promise<WithSecret> {
    const secret = this.signer.newSecret();
    const sealed = this.box.seal(secret, secretContext(id));
    const webhook = await this.unitOfWork.run(async () => {
      // Of two simultaneous calls the second keeps the first one's secret as a former one.
      const before = orNotFound(await this.webhooks.lock(id), 'webhook');
      const secrets = withNewSecret(before, sealed, this.clock.now());
      const after = orNotFound(await this.webhooks.replace(id, { secrets }), 'webhook');
      await this.note(by, 'webhook.secret-replaced', after);
      return after;
    });
    return { ...(await this.watchedOne(webhook)), secret };
  }

  /** Queues a test for this webhook only, after its waiting deliveries. 404 when unknown, conflict when inactive. */
  async test(by: Actor, id: string): Promise<void> {
    await this.unitOfWork.run(async () => {
      const webhook = orNotFound(await this.webhooks.find(id), 'webhook');
      if (!(await this.queue.test(id))) throw conflict('webhook.inactive');
      await this.note(by, 'webhook.tested', webhook);
    });
  }

  /** Newest first; 404 for an unknown webhook. */
  async deliveriesOf(id: string, filter: DeliveryFilter, request: PageRequest): Promise<Page<Delivery>> {
    orNotFound(await this.webhooks.find(id), 'webhook');
    return this.deliveries.page(id, filter, request);
  }

  /** Also sends a delivered one again, under the same `webhook-id`. */
  async sendAgain(by: Actor, id: string, deliveryId: string): Promise<void> {
    await this.unitOfWork.run(async () => {
      const webhook = orNotFound(await this.webhooks.find(id), 'webhook');
      const place = await this.webhooks.takePlace(id);
      if (place === null) throw conflict('webhook.inactive');
      await this.deliveries.sendAgain(id, deliveryId, place);
      await this.note(by, 'webhook.sent-again', webhook);
    });
  }

  private erase(id: string): Promise<Webhook> {
    return this.unitOfWork.run(async () => {
      const webhook = await this.webhooks.remove(id);
      if (!webhook) throw notFound('webhook');
      await this.deliveries.removeAllOf(id);
      // A restored backup must not send its deliveries again.
      await this.erasures.note('webhook', id);
      return webhook;
    });
  }

  private async checkedUrl(text: string): Promise<string> {
    const url = webhookUrl(text);
    const problem = await this.https.problemOf(url);
    if (problem === 'name-not-found') throw invalidField('url', 'webhook.url-not-found');
    if (problem !== null) throw invalidField('url', 'webhook.url-not-public');
    return url;
  }

  private async watchedOne(webhook: Webhook): Promise<WatchedWebhook> {
    const summaries = await this.deliveries.summaries([webhook.id]);
    return { webhook, summary: summaries.get(webhook.id) ?? NOTHING_SENT };
  }

  private async watched(webhooks: readonly Webhook[]): Promise<WatchedWebhook[]> {
    const summaries = await this.deliveries.summaries(webhooks.map(({ id }) => id));
    return webhooks.map((webhook) => ({ webhook, summary: summaries.get(webhook.id) ?? NOTHING_SENT }));
  }

  /** Records the host only: the rest of an address may be a secret. */
  private note(by: Actor, action: AdminAction, webhook: Webhook): Promise<void> {
    return this.audit.by(by, action, { kind: 'webhook', id: webhook.id, label: hostOf(webhook) });
  }
}
