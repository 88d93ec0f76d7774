import { randomUUID } from 'node:crypto';
import { mkdir, open, rm, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import { coded } from '@consulting/contracts';
import { DomainError } from '../../errors.ts';
import { FairQueue } from '../../turns/fair-queue.ts';

/** Most forms being read or waiting at the same time; each takes some hundred kilobytes. */
const MOST_FORMS = 100;
/** Most of them for one account and for one network address, times RATE_LIMIT_SCALE. */
const MOST_OF = { account: 3, address: 10 };
/**
 * Forms whose files are in memory at the same time, to be checked and stored. `MOST_OF` bounds how many forms of a sender
 * wait, and `MOST_FORMS` all.
 */
const IN_MEMORY = { atOnce: 2, mostWaiting: MOST_FORMS, mostOfEach: MOST_FORMS, retryAfter: 5 };

const TRY_AGAIN = { retryAfter: 5 };

/** The fewest bytes of a form within so many milliseconds: a slow phone connection is ten times as fast. */
export interface Pace {
  bytes: number;
  within: number;
}
const PACE: Pace = { bytes: 20 * 1024, within: 10_000 };

/** The sender of a form; without an account if not signed in. */
export interface Sender {
  account: string | undefined;
  address: string;
}

/**
 * Bounds the memory of all uploads of this process. Files wait on the disk until their form is complete, so that a slow
 * connection blocks nobody; then a few at a time are read into memory, those of each sender one form after the other.
 */
export class Uploads {
  private forms = 0;
  private readonly formsOf = new Map<string, number>();
  private readonly inMemory = new FairQueue(IN_MEMORY);

  /** `folder`: where files wait. */
  constructor(
    private readonly folder: string,
    private readonly rateLimitScale = 1,
    readonly pace = PACE,
  ) {}

  /**
   * Counts a new form; call the result when the form is finished. DomainError `too-many` when its sender has too many
   * in progress, `unavailable` when all senders together have.
   */
  enter({ account, address }: Sender): () => void {
    const senders = [
      ...(account === undefined ? [] : [{ who: `account ${account}`, most: MOST_OF.account }]),
      { who: `address ${address}`, most: MOST_OF.address },
    ];
    const isFull = ({ who, most }: (typeof senders)[number]) =>
      (this.formsOf.get(who) ?? 0) >= most * this.rateLimitScale;
    if (senders.some(isFull)) throw new DomainError('too-many', coded('file.too-many-uploads'), TRY_AGAIN);
    if (this.forms >= MOST_FORMS)
      throw new DomainError('unavailable', coded('server.unavailable'), TRY_AGAIN);
    const count = (change: 1 | -1): void => {
      this.forms += change;
      for (const { who } of senders) {
        const forms = (this.formsOf.get(who) ?? 0) + change;
        if (forms > 0) this.formsOf.set(who, forms);
        else this.formsOf.delete(who);
      }
    };
    count(1);
    let isOver = false;
    return () => {
      if (!isOver) count(-1);
      isOver = true;
    };
  }

  /** Waits until the files of a sender may be read into memory; call the result when they are released. */
  turn({ account, address }: Sender): Promise<() => void> {
    return this.inMemory.turn(account ?? address);
  }

  /** Opens a file without a name, which is gone when it is closed or the process ends. */
  async temporaryFile(): Promise<FileHandle> {
    await mkdir(this.folder, { recursive: true, mode: 0o700 });
    const path = join(this.folder, randomUUID());
    const file = await open(path, 'wx+', 0o600);
    await rm(path);
    return file;
  }
}
