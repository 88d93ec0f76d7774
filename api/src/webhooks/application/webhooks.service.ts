import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { AdminAction } from '@consulting/contracts';
import { AuditLog } from '../../platform/audit/audit-log.ts';
import { UnitOfWork } from '../../platform/database/unit-of-work.ts';
import { PublicHttps } from '../../platform/egress/public-https.port.ts';
import { Erasures } from '../../platform/erasures/erasures.ts';
import { SecretBox } from '../../platform/secrets/secret-box.port.ts';
import { AdminHolds } from '../../auth/admins/application/admin-holds.ts';
import { AdminNotices } from '../../auth/admins/application/admin-notices.ts';
import { webhookAddressMail } from '../../auth/admins/application/notice-mails.ts';
import { AdminRecovery } from '../../auth/sessions/application/admin-recovery.ts';
import type { Actor, AdminCaller } from '../../shared/caller.ts';
import { Clock } from '../../shared/time/clock.ts';
import { defined } from '../../shared/defined.ts';
import { invalidField, orNotFound } from '../../shared/errors.ts';
import { notOnHold, type HeldThing, type Hold } from '../../shared/hold/hold.ts';
import { newId } from '../../shared/id.ts';
import type { Page, PageRequest } from '../../shared/page.ts';
import { assertUnchanged, type Precondition } from '../../shared/version.ts';
import type { Delivery } from '../domain/delivery.ts';
import {
  editableOfWebhook,
  hostOf,
  notWorking,
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
  NOTHING_SENT,
  WebhookRepository,
  type DeliveryFilter,
  type DeliverySummary,
} from './webhooks.ports.ts';

/** A webhook with the status of its deliveries. */
export interface WatchedWebhook {
  webhook: Webhook;
  /** Whether the administrator who gave it its address is none any more. */
  isOwnerRemoved: boolean;
  summary: DeliverySummary;
}

/** The only answer that contains the secret. */
export interface WithSecret extends WatchedWebhook {
  secret: string;
}

/** Who changes webhooks: an administrator, or the operator. */
type Editor = AdminCaller | Actor<'system'>;

/** Undefined fields stay as they are. */
type ChangedDetails = { [Field in keyof WebhookDetails]?: WebhookDetails[Field] | undefined };

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
    private readonly recovery: AdminRecovery,
    private readonly holds: AdminHolds,
    private readonly notices: AdminNotices,
    private readonly unitOfWork: UnitOfWork,
    private readonly erasures: Erasures,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.erasures.eraseAgainBy('webhook', (id) => this.erase(id));
    this.recovery.add((by, hold) => this.holdAllOf(by, hold));
  }

  /** Newest first. */
  async list(q: string | undefined, request: PageRequest): Promise<Page<WatchedWebhook>> {
    const page = await this.webhooks.page(q, request);
    return page.with(await this.watched(page.items));
  }

  async one(id: string): Promise<WatchedWebhook> {
    return this.watchedOne(orNotFound(await this.webhooks.find(id), 'webhook'));
  }

  /**
   * Throws 400 for an address that is not on the public internet, conflict when the maximum is reached. Every
   * administrator is told by mail.
   */
  async create(by: Editor, details: WebhookDetails): Promise<WithSecret> {
    const url = await this.checkedUrl(details.url);
    const [id, secret, createdAt] = [newId(), this.signer.newSecret(), this.clock.now()];
    const sealed = this.box.seal(secret, secretContext(id));
    const addressBy = by.kind === 'admin' ? by.id : null;
    const secrets = [{ sealed, until: null }];
    const webhook: Webhook = { ...details, url, id, secrets, createdAt, addressBy, hold: null };
    await this.unitOfWork.run(async () => {
      await this.webhooks.add(webhook);
      await this.note(by, 'webhook.created', webhook);
      await this.tellOfAddress(by, webhook, 'new');
    });
    return { webhook, isOwnerRemoved: false, summary: NOTHING_SENT, secret };
  }

  /**
   * Writes the given fields. Deliveries of a deactivated webhook wait until it is active again. After that, or with a
   * new address, they start anew with all attempts. Every administrator is told of a new address by mail. `precondition`:
   * the expected versions of `editableOfWebhook`.
   */
  async change(
    by: Editor,
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
      const isMoved = details.url !== undefined && details.url !== before.url;
      const fields = { ...details, ...(isMoved && { addressBy: by.kind === 'admin' ? by.id : null }) };
      const changed = orNotFound(await this.webhooks.replace(id, fields), 'webhook');
      if (details.active || details.url !== undefined) await this.deliveries.restart(id);
      await this.note(by, 'webhook.edited', changed);
      if (isMoved) await this.tellOfAddress(by, changed, 'moved');
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

  /** Queues a test for this webhook only, after its waiting deliveries. 404 when unknown, conflict when it does not work. */
  async test(by: Actor, id: string): Promise<void> {
    await this.unitOfWork.run(async () => {
      const webhook = orNotFound(await this.webhooks.find(id), 'webhook');
      if (!(await this.queue.test(id))) throw notWorking(webhook);
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
      if (place === null) throw notWorking(webhook);
      await this.deliveries.sendAgain(id, deliveryId, place);
      await this.note(by, 'webhook.sent-again', webhook);
    });
  }

  /** Lets a webhook go on. 404 when there is none; 409 when it is not on hold, or another administrator is needed. */
  async release(by: AdminCaller, id: string): Promise<void> {
    await this.unitOfWork.run(async () => {
      const webhook = orNotFound(await this.webhooks.find(id), 'webhook');
      if (webhook.hold) await this.holds.assertMayRelease(by, webhook.hold);
      if (!(await this.webhooks.release(id))) throw notOnHold();
      await this.deliveries.restart(id);
      await this.note(by, 'webhook.released', webhook);
    });
  }

  private async holdAllOf(by: Actor, hold: Hold): Promise<HeldThing[]> {
    const held = await this.webhooks.holdAllOf(hold);
    for (const webhook of held) await this.note(by, 'webhook.held', webhook);
    return held.map((webhook) => ({ kind: 'webhook', label: hostOf(webhook) }));
  }

  private erase(id: string): Promise<Webhook> {
    return this.unitOfWork.run(async () => {
      const webhook = orNotFound(await this.webhooks.remove(id), 'webhook');
      await this.deliveries.removeAllOf(id);
      // A restored backup must not send its deliveries again.
      await this.erasures.note('webhook', id);
      return webhook;
    });
  }

  private async checkedUrl(text: string): Promise<string> {
    const url = webhookUrl(text, this.https.allowsLoopback);
    const problem = await this.https.problemOf(url);
    if (problem === 'name-not-found') throw invalidField('url', 'webhook.url-not-found');
    if (problem !== null) throw invalidField('url', 'webhook.url-not-public');
    return url;
  }

  private async watchedOne(webhook: Webhook): Promise<WatchedWebhook> {
    const [watched] = await this.watched([webhook]);
    return orNotFound(watched, 'webhook');
  }

  private async watched(webhooks: readonly Webhook[]): Promise<WatchedWebhook[]> {
    const summaries = await this.deliveries.summaries(webhooks.map(({ id }) => id));
    const owners = await this.holds.existing(webhooks.flatMap(({ addressBy }) => addressBy ?? []));
    return webhooks.map((webhook) => ({
      webhook,
      isOwnerRemoved: webhook.addressBy !== null && !owners.has(webhook.addressBy),
      summary: summaries.get(webhook.id) ?? NOTHING_SENT,
    }));
  }

  private tellOfAddress(by: Editor, webhook: Webhook, what: 'new' | 'moved'): Promise<void> {
    const news = { host: hostOf(webhook), what };
    return this.notices.tellAll((told) => webhookAddressMail(told, news), by.kind === 'admin' ? by : null);
  }

  /** Records the host only: the rest of an address may be a secret. */
  private note(by: Actor, action: AdminAction, webhook: Webhook): Promise<void> {
    return this.audit.by(by, action, { kind: 'webhook', id: webhook.id, label: hostOf(webhook) });
  }
}
