import { Injectable } from '@nestjs/common';
import { BodyCache } from '../../shared/body-cache.ts';

/** Bytes cached for each list, because filters and pages multiply its answers. */
const MOST_BYTES = 8 * 1024 * 1024;
/** Longest URL that is cached: longer ones are searches that nobody repeats. */
const MAX_ADDRESS = 200;

/** A body ready to be sent, and the headers that belong to it. */
export interface CachedAnswer {
  body: Buffer;
  headers: Record<string, string>;
  /** The headers that an answer without a body has too. */
  unchanged: Record<string, string>;
}

/** Cached answers of the public lists, in this process, by the name of the list or lists. Each belongs to one revision. */
@Injectable()
export class CachedAnswers {
  private readonly lists = new Map<string, { revision: number; answers: BodyCache<CachedAnswer> }>();

  get(list: string, revision: number, url: string): CachedAnswer | undefined {
    const cached = this.lists.get(list);
    return cached?.revision === revision ? cached.answers.get(url) : undefined;
  }

  /** `revision` must be read before the answer is built, so that an answer is never older than its revision. */
  set(list: string, revision: number, url: string, answer: CachedAnswer): void {
    if (url.length > MAX_ADDRESS) return;
    let cached = this.lists.get(list);
    if (cached && cached.revision > revision) return;
    if (!cached || cached.revision < revision) {
      cached = { revision, answers: new BodyCache(MOST_BYTES) };
      this.lists.set(list, cached);
    }
    cached.answers.set(url, answer, answer.body.length);
  }
}
