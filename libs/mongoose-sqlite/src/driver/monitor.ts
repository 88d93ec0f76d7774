import type { EventEmitter } from 'node:events';
import type { Doc } from '../bson/wire.ts';
import { nameOf } from '../server/server.ts';

let requests = 0;

/**
 * Emits the driver's command events (`commandStarted`, `commandSucceeded`, `commandFailed`) for clients with the option
 * `monitorCommands`. Replies are left out.
 */
export class Monitor {
  constructor(private readonly client: EventEmitter) {}

  /** Runs a command and emits its start and end; synchronously unless `work` returns a promise. */
  observe<T>(databaseName: string, command: Doc, work: () => T): T {
    const requestId = ++requests;
    const commandName = nameOf(command);
    const started = performance.now();
    const about = { requestId, commandName, databaseName, address: 'embedded' };
    const emit = (event: string, more: object) => this.client.emit(event, { ...about, ...more });
    const done = () => emit('commandSucceeded', { duration: performance.now() - started, reply: {} });
    const failed = (failure: unknown) =>
      emit('commandFailed', { duration: performance.now() - started, failure });
    emit('commandStarted', { command });
    try {
      const result = work();
      if (result instanceof Promise) result.then(done, failed);
      else done();
      return result;
    } catch (failure) {
      failed(failure);
      throw failure;
    }
  }
}
