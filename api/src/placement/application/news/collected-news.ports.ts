import type { CollectedNews } from '../../domain/collected-news.ts';

/** Which news: of one side, about the applications of one person to one target. */
export type WhichNews = Pick<CollectedNews, 'side' | 'applicantId' | 'targetId'>;

/** Stores which mails about applications were sent lately. Every write belongs in a unit of work that has locked the applicant. */
export abstract class CollectedNewsRepository {
  /** Returns null when nothing is stored. */
  abstract find(which: WhichNews): Promise<CollectedNews | null>;
  /** Replaces an earlier one. */
  abstract put(news: CollectedNews): Promise<void>;
  /** Idempotent. */
  abstract remove(which: WhichNews): Promise<void>;
  /** Returns at most `count` that are due, those that have waited longest first. */
  abstract due(now: Date, count: number): Promise<CollectedNews[]>;
}
