import { DAY, HOUR, type Told } from './news-bounds.ts';

/** How many mails about an application one reader gets at once: each bound holds for itself. */
export const NEWS_BOUNDS = [
  { most: 6, within: HOUR },
  { most: 24, within: DAY },
] as const;

/** Who reads news about an application: its applicant, or the side that decides. */
export type NewsSide = 'applicant' | 'decider';

/** The mails about the applications of one person to one target that one side has got lately. */
export interface CollectedNews extends Told {
  side: NewsSide;
  applicantId: string;
  targetId: string;
  /** The newest of these applications. */
  applicationId: string;
}

/** The application that news are about. */
export interface AboutApplication {
  id: string;
  applicantId: string;
  targetId: string;
}

/** Returns how one begins, of whom nothing is stored. */
export const noNews = (side: NewsSide, { id, applicantId, targetId }: AboutApplication): CollectedNews => ({
  ...{ side, applicantId, targetId, applicationId: id },
  told: [],
  isWaiting: false,
  nextAt: new Date(0),
});
