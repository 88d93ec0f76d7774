import { FIXED_PERIODS, type PoolAnswer } from '@consulting/contracts';
import { daysBefore, monthsAfter, monthsBefore } from '../../shared/time/retention.ts';

/** The question to a person whether the firm may keep the documents of ended applications, and the answer. */
export interface PoolConsent {
  personId: string;
  /** When it was asked last because of a rejection. */
  askedAt: Date;
  /** When a yes is asked for once more, before it ends; null without a yes, and once that was asked. */
  askAgainAt: Date | null;
  /** Null for none: silence is no. */
  answer: PoolAnswer | null;
  answeredAt: Date | null;
  /** The version of the question that was answered. */
  textVersion: string | null;
  /** The end of a yes; null without one. */
  until: Date | null;
  /** Identifies a yes, so that one that was taken back stays so after a restore; null without one. */
  yesId: string | null;
  /** The token of the links in mails, by its hash and sealed. */
  hash: string;
  sealed: string;
}

/** Returns whether the person has agreed, and still does. */
export const isMember = ({ answer, until }: PoolConsent, now: Date): boolean =>
  answer === 'yes' && until !== null && until > now;

/**
 * Returns whether the question may be answered now: for as long as the rejected application is kept, in months, and once
 * more before a yes ends.
 */
export function isOpen(consent: PoolConsent, now: Date, applicationMonths: number): boolean {
  if (isMember(consent, now)) return consent.askAgainAt === null;
  return consent.answer !== 'yes' && consent.askedAt > monthsBefore(now, applicationMonths);
}

/** Returns the consent after an answer. `yesId`: identifies a yes. */
export const answered = (
  consent: PoolConsent,
  answer: PoolAnswer,
  at: Date,
  textVersion: string,
  yesId: string,
): PoolConsent => {
  const until = answer === 'yes' ? monthsAfter(at, FIXED_PERIODS.poolMonths) : null;
  return {
    ...consent,
    answer,
    textVersion,
    answeredAt: at,
    yesId: until && yesId,
    askAgainAt: until && daysBefore(until, FIXED_PERIODS.poolAskedAgainDays),
    until,
  };
};
