import { RETENTION } from '../../shared/time/retention.ts';

export const HOUR = 3_600_000;
export const DAY = 24 * HOUR;

/** A bound of mails to one reader. */
export interface NewsBound {
  most: number;
  /** Milliseconds. */
  within: number;
}

/** The mails that one reader has got lately. */
export interface Told {
  /** When mails were sent, the newest last; as many as the bounds look at. */
  told: Date[];
  /** Whether news wait for a mail that collects them. */
  isWaiting: boolean;
  /** When that mail is due; without waiting news when this may be forgotten. */
  nextAt: Date;
}

/** Returns the first time from now on at which another mail keeps every bound. */
export function roomAt({ told }: Pick<Told, 'told'>, now: Date, bounds: readonly NewsBound[]): Date {
  const times = bounds.map(({ most, within }) => {
    const before = told.at(-most);
    return before ? before.getTime() + within : 0;
  });
  return new Date(Math.max(now.getTime(), ...times));
}

/** Returns whether news are mailed at once: what waits already is not overtaken. */
export const isAtOnce = (news: Told, now: Date, bounds: readonly NewsBound[]): boolean =>
  !news.isWaiting && roomAt(news, now, bounds) <= now;

/** Returns the news after a mail that was sent beside those that wait. */
export function mailed<News extends Told>(news: News, now: Date, bounds: readonly NewsBound[]): News {
  const told = [...news.told, now].slice(-Math.max(...bounds.map(({ most }) => most)));
  return { ...news, told, ...(!news.isWaiting && { nextAt: new Date(now.getTime() + RETENTION.mailTimes) }) };
}

/** Returns the news of which one more waits. */
export const collected = <News extends Told>(news: News, now: Date, bounds: readonly NewsBound[]): News =>
  news.isWaiting ? news : { ...news, isWaiting: true, nextAt: roomAt(news, now, bounds) };
