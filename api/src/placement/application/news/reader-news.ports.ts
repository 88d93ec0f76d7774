import type { NewsReader, ReaderNews } from '../../domain/reader-news.ts';

/** Stores which mails a reader got lately, and what waits. Every write belongs in a unit of work that has locked the reader. */
export abstract class ReaderNewsRepository {
  /** Returns what is stored of a reader, or nothing told, and keeps others from changing it until the unit of work ends. */
  abstract lock(reader: NewsReader): Promise<ReaderNews>;
  /** Replaces what is stored. */
  abstract put(news: ReaderNews): Promise<void>;
  /** Idempotent. */
  abstract remove(reader: NewsReader): Promise<void>;
  /** Returns at most `count` that are due, those that have waited longest first. */
  abstract due(now: Date, count: number): Promise<ReaderNews[]>;
}
