import { createHash, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { PublicList } from './revisions.ts';

/** Answers kept for each list: filters and pages multiply them, so only the first are kept. */
const MAX_ANSWERS = 200;
/** Longer addresses are searches of one person. */
const MAX_ADDRESS = 200;

/** A body ready to be sent, and the headers that belong to it. */
export interface KeptAnswer {
  body: string;
  headers: Record<string, string>;
}

/** Ready answers of the public lists, in this process. An answer belongs to one revision of its list. */
@Injectable()
export class KeptAnswers {
  private readonly lists = new Map<PublicList, { revision: number; answers: Map<string, KeptAnswer> }>();
  /** Another version of the program may shape the same data otherwise: its ETags must not be ours. */
  private readonly start = randomBytes(6).toString('base64url');

  etag(list: PublicList, revision: number, url: string): string {
    const place = createHash('sha1').update(url).digest('base64url').slice(0, 8);
    return `"${list}-${revision}-${place}-${this.start}"`;
  }

  get(list: PublicList, revision: number, url: string): KeptAnswer | undefined {
    const kept = this.lists.get(list);
    return kept?.revision === revision ? kept.answers.get(url) : undefined;
  }

  /** `revision` was read before the answer was built, so an answer is never older than its revision says. */
  set(list: PublicList, revision: number, url: string, answer: KeptAnswer): void {
    if (url.length > MAX_ADDRESS) return;
    let kept = this.lists.get(list);
    if (kept && kept.revision > revision) return;
    if (!kept || kept.revision < revision) {
      kept = { revision, answers: new Map() };
      this.lists.set(list, kept);
    }
    if (kept.answers.size < MAX_ANSWERS) kept.answers.set(url, answer);
  }
}
