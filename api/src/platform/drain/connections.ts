import type { Server, ServerResponse } from 'node:http';
import { Server as Listener, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** Milliseconds between two checks for idle connections. */
const LOOK_EVERY = 50;
/** Milliseconds to wait on a connection without a byte: its first request may be on its way. */
const UNUSED_FOR = 1000;

/**
 * The open connections of a server, which let it end without cutting off an answer. Node's own idle check also closes
 * connections whose answer is complete but not yet sent.
 */
export class Connections {
  /** The latest answer of each connection; null before its first request. */
  private readonly open = new Map<Socket, ServerResponse | null>();
  private areLast = false;

  constructor(private readonly server: Server) {
    server.on('connection', (socket: Socket) => {
      this.open.set(socket, null);
      socket.once('close', () => this.open.delete(socket));
    });
    // Runs before the application sees the request.
    server.prependListener('request', ({ socket }, answer) => {
      if (this.open.has(socket)) this.open.set(socket, answer);
      if (this.areLast) answer.shouldKeepAlive = false;
    });
  }

  get isListening(): boolean {
    return this.server.listening;
  }

  /** Makes every further answer, also to requests in progress, say `Connection: close` and end its connection. */
  closeAfterAnswer(): void {
    this.areLast = true;
    for (const answer of this.open.values()) if (answer) answer.shouldKeepAlive = false;
  }

  /**
   * Takes no further connections and resolves when all are closed: unused ones soon, others after their answer, the
   * rest after `within` milliseconds. Resolves with the number of connections that were cut off.
   */
  async end(within: number): Promise<number> {
    const ended = new AbortController();
    // Node's `close` of an HTTP server would cut off answers; this is the `close` of its base class.
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
