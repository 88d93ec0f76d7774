import type { DomainEvent } from '../domain/event.ts';

/**
 * Tells whoever has subscribed what has happened. Call it last in the unit of work of the change, so that both are kept or
 * neither: it is delivered afterwards, at least once, to each receiver in the order in which the changes were made. Without
 * a subscriber it costs one small query.
 */
export abstract class Events {
  abstract publish(...events: readonly DomainEvent[]): Promise<void>;
}
