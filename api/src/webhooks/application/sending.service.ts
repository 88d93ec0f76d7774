import { Injectable } from '@nestjs/common';
import { PublicHttps } from '../../platform/egress/public-https.port.ts';
import { Counts } from '../../platform/metrics/counts.port.ts';
import { SecretBox } from '../../platform/secrets/secret-box.port.ts';
import { Clock } from '../../shared/time/clock.ts';
import { isSuccess, type Attempt, type AttemptError, type Delivery } from '../domain/delivery.ts';
import { secretContext, signingSecrets, type Webhook } from '../domain/webhook.ts';
import { MessageSigner } from './message-signer.port.ts';
import { WebhookRepository } from './webhooks.ports.ts';

/** Makes one attempt to deliver: opens the secrets, signs, posts. */
@Injectable()
export class SendingService {
  constructor(
    private readonly webhooks: WebhookRepository,
    private readonly https: PublicHttps,
    private readonly signer: MessageSigner,
    private readonly box: SecretBox,
    private readonly counts: Counts,
    private readonly clock: Clock,
  ) {}

  async send(webhook: Webhook, message: Pick<Delivery, 'messageId' | 'body'>): Promise<Attempt> {
    const at = this.clock.now();
    const started = performance.now();
    const answer = await this.answerOf(webhook, message, at);
    const attempt = {
      at,
      milliseconds: Math.round(performance.now() - started),
      ...(typeof answer === 'number' ? { status: answer, error: null } : { status: null, error: answer }),
    };
    this.counts.add('webhook_attempts_total', { outcome: isSuccess(attempt) ? 'delivered' : 'failed' });
    return attempt;
  }

  private async answerOf(
    webhook: Webhook,
    { messageId, body }: Pick<Delivery, 'messageId' | 'body'>,
    at: Date,
  ): Promise<number | AttemptError> {
    const secrets = await this.secretsOf(webhook, at);
    if (secrets === null) return 'secret-unreadable';
    const signed = this.signer.sign(secrets, messageId, at, body);
    return this.https.post(webhook.url, { headers: { 'content-type': 'application/json', ...signed }, body });
  }

  /**
   * Returns the opened secrets: the current one, and those former ones that can be opened. Null when the current one
   * cannot, because ENCRYPTION_KEY was replaced without keeping its former value: nothing is sent unsigned.
   */
  private async secretsOf(webhook: Webhook, now: Date): Promise<string[] | null> {
    const { id } = webhook;
    const context = secretContext(id);
    const opened: string[] = [];
    for (const { sealed, until } of signingSecrets(webhook, now)) {
      try {
        opened.push(this.box.open(sealed, context));
      } catch {
        if (until === null) return null;
        continue;
      }
      if (!this.box.isCurrent(sealed))
        await this.webhooks.reseal(id, sealed, this.box.seal(opened.at(-1) ?? '', context));
    }
    return opened;
  }
}
