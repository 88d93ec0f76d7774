import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { Injectable } from '@nestjs/common';
import { coded, type PlainCode } from '@consulting/contracts';
import { DomainError } from '../../../shared/errors.ts';
import { answerApart, isTooMuch } from '../../../shared/threads/answer-apart.ts';
import { FairQueue } from '../../../shared/turns/fair-queue.ts';
import { CvReader, type ReadCv } from '../../application/cv-reader.port.ts';

export interface CvTask {
  content: Uint8Array;
  mostPages: number;
  /** Bytes of buffers that the thread may ask for. */
  mostBytes: number;
}

export type CvResult = { cv: ReadCv } | { refusal: PlainCode };

/** Made by the build; the path is the same from the sources and from the compiled files. */
const SCRIPT = join(import.meta.dirname, '../../../../dist/cv-worker.cjs');

/** Pages from the first on: no CV has more. */
const MOST_PAGES = 30;
const MEGABYTES = 128;

/** Most CVs that wait, each of another account: the last one waits for less than a minute. */
const MOST_WAITING = 10;

/**
 * Reads each CV in a thread of its own, one at a time: no file can block other requests, exhaust the memory of the process,
 * or leave anything behind for the next one.
 */
@Injectable()
export class WorkerCvReader extends CvReader {
  /** Milliseconds. A CV of thirty pages takes less than one second. */
  protected readonly deadline: number = 5_000;
  private readonly queue = new FairQueue({ atOnce: 1, mostWaiting: MOST_WAITING, retryAfter: 10 });

  async read(accountId: string, open: () => Promise<AsyncIterable<Uint8Array>>): Promise<ReadCv> {
    const result = await this.queue.run(accountId, async () =>
      readApart(await buffer(await open()), this.deadline),
    );
    if ('refusal' in result) throw new DomainError('unreadable', coded(result.refusal));
    return result.cv;
  }
}

async function readApart(content: Buffer, deadline: number): Promise<CvResult> {
  const task: CvTask = {
    content: new Uint8Array(content),
    mostPages: MOST_PAGES,
    mostBytes: MEGABYTES * 1024 * 1024,
  };
  try {
    return await answerApart<CvResult>(SCRIPT, task, { deadline, megabytes: MEGABYTES });
  } catch (error) {
    if (isTooMuch(error)) return { refusal: 'cv.takes-too-much' };
    throw error;
  }
}
