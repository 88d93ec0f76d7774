import { randomUUID } from 'node:crypto';
import { mkdir, open, rm, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import { coded } from '@consulting/contracts';
import { DomainError } from '../../errors.ts';

/** Forms that come in or wait at the same time; each takes some hundred kilobytes. */
const MOST_FORMS = 100;
/** Forms whose files are in memory at the same time, to be checked and stored. */
const MOST_IN_MEMORY = 2;

/**
 * What bounds the memory that the uploads of this process take, however many there are. Files wait on the disk until
 * their form is complete, so that a slow line holds up nobody; then a few at a time are taken into memory.
 */
export class Uploads {
  private forms = 0;
  private inMemory = 0;
  private readonly waiting: (() => void)[] = [];

  /** `folder`: where files wait. */
  constructor(private readonly folder: string) {}

  /** One form more; call what it answers when the form is done with. DomainError `unavailable` when there are too many. */
  enter(): () => void {
    if (this.forms >= MOST_FORMS)
      throw new DomainError('unavailable', coded('server.unavailable'), { retryAfter: 5 });
    this.forms++;
    return once(() => this.forms--);
  }

  /** Waits until files may be taken into memory; call what it resolves with when they are gone again. */
  async turn(): Promise<() => void> {
    if (this.inMemory >= MOST_IN_MEMORY) await new Promise<void>((next) => this.waiting.push(next));
    else this.inMemory++;
    return once(() => {
      const next = this.waiting.shift();
      if (next) next();
      else this.inMemory--;
    });
  }

  /** A file without a name: gone when it is closed, or when the process ends. */
  async temporaryFile(): Promise<FileHandle> {
    await mkdir(this.folder, { recursive: true, mode: 0o700 });
    const path = join(this.folder, randomUUID());
    const file = await open(path, 'wx+', 0o600);
    await rm(path);
    return file;
  }
}

function once(action: () => void): () => void {
  let isDone = false;
  return () => {
    if (!isDone) action();
    isDone = true;
  };
}
