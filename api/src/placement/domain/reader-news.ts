import { NEWS_BOUNDS } from './collected-news.ts';
import { collected, DAY, HOUR, type NewsBound, type Told } from './news-bounds.ts';

/** How many mails the firm's address gets at once of what people outside the firm do. */
export const FIRM_BOUNDS = [
  { most: 20, within: HOUR },
  { most: 100, within: DAY },
] as const;

/** Who reads: the firm at its one address, or a company of what the firm does with its projects. */
export type NewsReader = { kind: 'firm'; id: null } | { kind: 'company'; id: string };

export const FIRM: NewsReader = { kind: 'firm', id: null };

export const NEWS_TOPICS = ['contact', 'request', 'appointment', 'proposal', 'project-state'] as const;
export type NewsTopic = (typeof NEWS_TOPICS)[number];

/** News of one topic that wait. */
export interface WaitingNews {
  topic: NewsTopic;
  count: number;
  /** The latest different ones of what they are about; none where that is not told. */
  ids: string[];
}

/** The mails that one reader has got lately, and what waits, by topic, the first one first. */
export interface ReaderNews extends Told {
  reader: NewsReader;
  waiting: WaitingNews[];
}

/** How many of what news are about are told. */
export const MOST_IDS = 20;

export const boundsOf = ({ kind }: NewsReader): readonly NewsBound[] =>
  kind === 'firm' ? FIRM_BOUNDS : NEWS_BOUNDS;

/** Returns how a reader begins, of whom nothing is stored. */
export const nothingTold = (reader: NewsReader): ReaderNews => ({
  ...{ reader, told: [], waiting: [] },
  isWaiting: false,
  nextAt: new Date(0),
});

/** Returns the news of which one more waits. `id`: what it is about, if that is told. */
export function oneMore(
  news: ReaderNews,
  { topic, id }: { topic: NewsTopic; id?: string | undefined },
  now: Date,
): ReaderNews {
  const before = news.waiting.find((each) => each.topic === topic) ?? { topic, count: 0, ids: [] };
  const others = before.ids.filter((each) => each !== id);
  const ids = id === undefined ? others : [...others, id].slice(-MOST_IDS);
  const after = { topic, count: before.count + 1, ids };
  const waiting = news.waiting.includes(before)
    ? news.waiting.map((each) => (each === before ? after : each))
    : [...news.waiting, after];
  return { ...collected(news, now, boundsOf(news.reader)), waiting };
}
