import { coded } from '@consulting/contracts';
import { DomainError } from '../errors.ts';

interface QueueBounds {
  /** Tasks that run at once; of one owner, one at a time. */
  atOnce: number;
  /** Most tasks that wait, of all owners together. */
  mostWaiting: number;
  /** Most of them of one owner: one, where an owner is an account; more, where several people share an address. */
  mostOfEach?: number;
  /** Seconds until a refused caller may try again. */
  retryAfter: number;
}

/**
 * Lets a few tasks run at once, the owners in turn: whatever one of them sends, somebody else waits for no more than one of
 * its tasks. An owner is an account, or a network address where nobody is signed in.
 */
export class FairQueue {
  private readonly running = new Set<string>();
  /** What lets the waiting tasks begin, by owner; the owner who was served last is the last one. */
  private readonly waiting = new Map<string, (() => void)[]>();
  private waitingTasks = 0;

  constructor(private readonly bounds: QueueBounds) {}

  /** Runs a task in its turn. Throws as `turn`. */
  async run<Result>(owner: string, task: () => Promise<Result>): Promise<Result> {
    const end = await this.turn(owner);
    try {
      return await task();
    } finally {
      end();
    }
  }

  /**
   * Waits for a turn; call the result when the task is over. DomainError `too-many` at once when the owner has as many
   * waiting tasks as it may have, `unavailable` when all owners together have.
   */
  async turn(owner: string): Promise<() => void> {
    if (this.running.size < this.bounds.atOnce && !this.running.has(owner)) this.running.add(owner);
    else await this.wait(owner);
    let isOver = false;
    return () => {
      if (isOver) return;
      isOver = true;
      this.end(owner);
    };
  }

  private wait(owner: string): Promise<void> {
    const { mostOfEach = 1, mostWaiting, retryAfter } = this.bounds;
    const own = this.waiting.get(owner) ?? [];
    if (own.length >= mostOfEach) throw new DomainError('too-many', coded('request.waiting'), { retryAfter });
    if (this.waitingTasks >= mostWaiting)
      throw new DomainError('unavailable', coded('server.unavailable'), { retryAfter });
    this.waiting.set(owner, own);
    this.waitingTasks += 1;
    return new Promise((begin) => own.push(begin));
  }

  private end(owner: string): void {
    this.running.delete(owner);
    const own = this.waiting.get(owner);
    if (own) {
      this.waiting.delete(owner);
      this.waiting.set(owner, own);
    }
    // One place has become free. Those who are skipped are running: fewer than `atOnce`.
    for (const [next, tasks] of this.waiting) {
      if (this.running.has(next)) continue;
      const begin = tasks.shift();
      if (tasks.length === 0) this.waiting.delete(next);
      this.waitingTasks -= 1;
      this.running.add(next);
      begin?.();
      return;
    }
  }
}
