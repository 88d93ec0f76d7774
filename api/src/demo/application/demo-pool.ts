import { FIXED_PERIODS, POOL_TEXT_VERSION } from '@consulting/contracts';
import { newId } from '../../shared/id.ts';
import { daysBefore, monthsAfter } from '../../shared/time/retention.ts';
import type { Ids } from './demo-applied.ts';
import type { DemoDates } from './demo-dates.ts';

/** Rejected people: when they were asked whether the firm may keep their documents, and when they agreed. */
const ASKED = [
  { person: 'jobseeker@demo.example', daysAgo: 11, agreedDaysAgo: null },
  { person: 'sophie.berger@mail.example', daysAgo: 8, agreedDaysAgo: 7 },
] as const;

/** Returns the consents as they are stored. No mail has a link to them: the next question makes one. */
export function demoPool(dates: DemoDates, userId: Ids) {
  return ASKED.map(({ person, daysAgo, agreedDaysAgo }) => {
    const answeredAt = agreedDaysAgo === null ? null : dates.ago(agreedDaysAgo * 24);
    const until = answeredAt && monthsAfter(answeredAt, FIXED_PERIODS.poolMonths);
    return {
      _id: userId(person),
      askedAt: dates.ago(daysAgo * 24),
      askAgainAt: until && daysBefore(until, FIXED_PERIODS.poolAskedAgainDays),
      answer: answeredAt && ('yes' as const),
      answeredAt,
      textVersion: answeredAt && POOL_TEXT_VERSION,
      until,
      yesId: answeredAt && newId(),
      hash: newId(),
      sealed: 'no link',
    };
  });
}
