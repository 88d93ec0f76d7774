import { join } from 'node:path';
import { Injectable, Logger } from '@nestjs/common';
import { coded, type CodedMessage, type PortraitWidth } from '@consulting/contracts';
import { DomainError } from '../../../shared/errors.ts';
import { answerOfProcess, ProcessEnded } from '../../../shared/threads/answer-of-process.ts';
import { FairQueue } from '../../../shared/turns/fair-queue.ts';
import { PortraitMaker } from '../../application/career-site.ports.ts';
import type { PortraitResult } from './portraits.ts';

/** Made by the build; the path is the same from the sources and from the compiled files. */
const SCRIPT = join(import.meta.dirname, '../../../../dist/portrait-process.cjs');

/** The largest picture takes two seconds, and on a busy machine several. */
const BOUNDS = { deadline: 15_000, megabytes: 64 };

/**
 * Makes each portrait with sharp in a process of its own, one at a time: libvips is native code that decodes what somebody
 * has sent. A crash, or the end of the container's memory, ends that process and not the server.
 */
@Injectable()
export class SharpPortraitMaker extends PortraitMaker {
  private readonly log = new Logger('Portraits');
  private readonly queue = new FairQueue({ atOnce: 1, mostWaiting: 8, retryAfter: 5 });

  async make(content: Buffer, adminId: string): Promise<{ width: PortraitWidth; content: Buffer }[]> {
    const result = await this.queue.run(adminId, () => this.makeApart(content));
    if ('refusal' in result) throw refused(result.refusal);
    return result.files.map((file) => ({ ...file, content: Buffer.from(file.content) }));
  }

  private async makeApart(content: Buffer): Promise<PortraitResult> {
    try {
      return await answerOfProcess<PortraitResult>(SCRIPT, content, BOUNDS);
    } catch (error) {
      if (!(error instanceof ProcessEnded)) throw error;
      this.log.warn(`A portrait was not made: ${error.message}`);
      return { refusal: coded('file.picture-takes-too-much') };
    }
  }
}

const refused = (said: CodedMessage): DomainError =>
  new DomainError('invalid', said, { errors: [{ field: 'portrait', ...said }] });
