import { ALERTS_TEXT_VERSION } from '@consulting/contracts';
import { nextAlert } from '../../saved-searches/domain/saved-search.ts';
import { newId } from '../../shared/id.ts';
import { DEMO_SEARCHES } from '../data/demo-searches.ts';
import type { Ids } from './demo-applied.ts';
import type { DemoDates } from './demo-dates.ts';

/** Returns the saved searches as they are stored: alerts tell what comes in after the seeding. */
export function demoSearches(dates: DemoDates, userId: Ids) {
  return DEMO_SEARCHES.map(({ owner, seenDaysAgo, cadence, ...search }, slot) => {
    const savedAt = dates.ago(seenDaysAgo * 24);
    return {
      _id: newId(),
      ownerKind: 'user' as const,
      ownerId: userId(owner),
      slot,
      ...search,
      cadence,
      from: dates.now,
      since: dates.now,
      seenAt: savedAt,
      nextAt: nextAlert(cadence, dates.now),
      consent: { textVersion: ALERTS_TEXT_VERSION, at: savedAt },
      createdAt: savedAt,
    };
  });
}
