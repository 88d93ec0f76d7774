import { Injectable } from '@nestjs/common';
import type { StateChange } from '../../shared/posting.ts';

/** A job or a project that somebody has closed. */
export interface Closing extends Pick<StateChange, 'tellApplicants' | 'note'> {
  kind: 'job' | 'project';
  id: string;
  title: string;
  /** The administrator, or the company's user. */
  by: { kind: 'admin' | 'user'; id: string };
}

type ClosingListener = (closing: Closing) => Promise<void>;

/**
 * Where modules register that have something to do when a posting is closed: `closings.add(…)` in `onModuleInit`.
 * Listeners run one after the other inside the unit of work of the closing, after its write. What closes by itself at
 * its last day is not announced.
 */
@Injectable()
export class Closings {
  private readonly listeners: ClosingListener[] = [];

  add(listener: ClosingListener): void {
    this.listeners.push(listener);
  }

  async announce(closing: Closing): Promise<void> {
    for (const listener of this.listeners) await listener(closing);
  }
}
