import type { mongo } from 'mongoose';
import type { Span } from './open-telemetry.ts';
import type { Tracing } from './tracing.ts';

/**
 * Records one span for each command to the store, as a child of the request that caused it. Background work, such as
 * the outbox poll every second, has none. Both engines report commands by the driver's events. Values are not recorded.
 */
export function traceStore(client: mongo.MongoClient, engine: string, tracing: Tracing): void {
  if (!tracing.isOn) return;
  const open = new Map<number, Span>();
  client.on('commandStarted', ({ requestId, commandName, databaseName, command }) => {
    const parent = tracing.recorded();
    if (!parent) return;
    const about: unknown = command[commandName === 'getMore' ? 'collection' : commandName];
    const collection = typeof about === 'string' ? about : undefined;
    const span = tracing.begin(collection === undefined ? commandName : `${commandName} ${collection}`, {
      kind: 'client',
      parent,
      attributes: {
        'db.system.name': engine,
        'db.namespace': databaseName,
        'db.operation.name': commandName,
        ...(collection !== undefined && { 'db.collection.name': collection }),
      },
    });
    if (span) open.set(requestId, span);
  });
  const end = (requestId: number, fault?: string) => {
    open.get(requestId)?.end(undefined, fault);
    open.delete(requestId);
  };
  client.on('commandSucceeded', ({ requestId }) => end(requestId));
  client.on('commandFailed', ({ requestId, failure }) => end(requestId, failure.name));
}
