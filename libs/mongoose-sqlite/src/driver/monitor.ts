import type { EventEmitter } from 'node:events';
import type { Doc } from '../bson/wire.ts';
import { nameOf } from '../server/server.ts';

let requests = 0;

/**
 * Tells of commands as the driver does for a server (`commandStarted`, `commandSucceeded`, `commandFailed`), for clients
 * with the option `monitorCommands`. Replies are left out.
 */
export class Monitor {
  constructor(private readonly client: EventEmitter) {}

  /** Runs a command, and tells when it begins and when it has ended; at once where nothing had to be waited for. */
  observe<T>(databaseName: string, command: Doc, work: () => T): T {
    const requestId = ++requests;
    const commandName = nameOf(command);
    const started = performance.now();
    const about = { requestId, commandName, databaseName, address: 'embedded' };
    const tell = (event: string, more: object) => this.client.emit(event, { ...about, ...more });
    const done = () => tell('commandSucceeded', { duration: performance.now() - started, reply: {} });
    const failed = (failure: unknown) =>
      tell('commandFailed', { duration: performance.now() - started, failure });
    tell('commandStarted', { command });
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
