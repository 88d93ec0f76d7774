import { Events } from '../../../api/src/webhooks/application/events.port.ts';
import type { DomainEvent } from '../../../api/src/webhooks/domain/event.ts';

/** Keeps the published events. */
export class KeepingEvents extends Events {
  readonly published: DomainEvent[] = [];

  async publish(...events: readonly DomainEvent[]): Promise<void> {
    this.published.push(...events);
  }
}
