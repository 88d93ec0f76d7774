import type { Server, ServerResponse } from 'node:http';
import { Server as Listener, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** Milliseconds between two looks for connections on which nothing happens any more. */
const LOOK_EVERY = 50;
/** Milliseconds that a connection without a byte is waited for: its first request may be on its way. */
const UNUSED_FOR = 1000;

/**
 * The open connections of a server, so that it can end without breaking off an answer. What Node itself closes as idle
 * includes connections whose answer is complete but not yet sent.
 */
export class Connections {
  /** The latest answer of each; null before its first request. */
  private readonly open = new Map<Socket, ServerResponse | null>();
  private areLast = false;

  constructor(private readonly server: Server) {
    server.on('connection', (socket: Socket) => {
      this.open.set(socket, null);
      socket.once('close', () => this.open.delete(socket));
    });
    // Before the application sees the request.
    server.prependListener('request', ({ socket }, answer) => {
      if (this.open.has(socket)) this.open.set(socket, answer);
      if (this.areLast) answer.shouldKeepAlive = false;
    });
  }

  get isListening(): boolean {
    return this.server.listening;
  }

  /** From now on every answer, also to what is under way, says `Connection: close` and ends its connection. */
  closeAfterAnswer(): void {
    this.areLast = true;
    for (const answer of this.open.values()) if (answer) answer.shouldKeepAlive = false;
  }

  /**
   * Takes no further connections and resolves when all are closed: those without a request soon, the others after
   * their answer, and what is left after `within` milliseconds. Resolves with how many were broken off.
   */
  async end(within: number): Promise<number> {
    const ended = new AbortController();
    // Node's own `close` of an HTTP server would break off answers; this is the one below it.
    Listener.prototype.close.call(this.server, () => ended.abort());
    const began = performance.now();
    for (let age = 0; age < within && !ended.signal.aborted; age = performance.now() - began) {
      for (const [socket, answer] of this.open)
        if (answer === null ? socket.bytesRead === 0 && age >= UNUSED_FOR : answer.writableFinished)
          socket.destroy();
      await wait(LOOK_EVERY, undefined, { signal: ended.signal }).catch(() => undefined);
    }
    if (ended.signal.aborted) return 0;
    const left = this.open.size;
    for (const socket of this.open.keys()) socket.destroy();
    return left;
  }
}
