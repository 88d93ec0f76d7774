import type { DomainEvent } from '../domain/event.ts';

/**
 * Publishes events to their subscribers. Call it last in the unit of work of the change, so that both are committed
 * or neither. Events are delivered afterwards, at least once, to each receiver in the order of the changes. Without a
 * subscriber it costs one small query.
 */
export abstract class Events {
  abstract publish(...events: readonly DomainEvent[]): Promise<void>;
}
