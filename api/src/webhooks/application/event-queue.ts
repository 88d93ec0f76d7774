import { Injectable } from '@nestjs/common';
import { WEBHOOK_TEST } from '@consulting/contracts';
import { UnitOfWork } from '../../platform/database/unit-of-work.ts';
import { Clock } from '../../shared/time/clock.ts';
import { newId } from '../../shared/id.ts';
import type { Delivery } from '../domain/delivery.ts';
import { bodyOf, type DomainEvent, type TestEvent } from '../domain/event.ts';
import { Events } from './events.port.ts';
import { DeliveryRepository, EventLog, WebhookRepository } from './webhooks.ports.ts';

/** Adds events to the log, and to the line of each subscribed webhook. */
@Injectable()
export class EventQueue extends Events {
  constructor(
    private readonly webhooks: WebhookRepository,
    private readonly deliveries: DeliveryRepository,
    private readonly log: EventLog,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {
    super();
  }

  async publish(...events: readonly DomainEvent[]): Promise<void> {
    for (const event of events)
      await this.unitOfWork.run(async () => {
        const at = this.clock.now();
        const message = { messageId: `msg_${newId()}`, body: bodyOf(event, at) };
        await this.log.add({ ...message, at });
        await this.deliver({ ...message, type: event.type }, await this.webhooks.findAllFor(event.type));
      });
  }

  /** Queues a test for one webhook only; returns false when it is removed or does not work. */
  async test(webhookId: string): Promise<boolean> {
    const event: TestEvent = { type: WEBHOOK_TEST, data: { webhookId } };
    const body = bodyOf(event, this.clock.now());
    return (await this.deliver({ messageId: `msg_${newId()}`, body, type: event.type }, [webhookId])) === 1;
  }

  /** Returns the number of webhooks that get the event. One removed, deactivated or put on hold at the same time does not. */
  private async deliver(
    message: Pick<Delivery, 'messageId' | 'type' | 'body'>,
    webhookIds: readonly string[],
  ): Promise<number> {
    let told = 0;
    for (const webhookId of webhookIds) {
      const place = await this.webhooks.takePlace(webhookId);
      if (place === null) continue;
      await this.deliveries.add({ webhookId, ...message }, place);
      told += 1;
    }
    return told;
  }
}
