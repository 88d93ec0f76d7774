import {
  dayInBerlin,
  availabilityState,
  type Availability,
  type AvailabilityState,
} from '@consulting/contracts';
import { plural, t } from '@lingui/core/macro';
import { dayInMonth } from '../ui/display/dates.ts';

type Known = Exclude<AvailabilityState, { state: 'unknown' }>;

const fromText = ({ from }: Known): string => {
  if (from === null) return '';
  return from === 'now' ? t`free now` : t`free from ${dayInMonth(from)}`;
};

const daysText = ({ days_per_week: days }: Known): string =>
  days === null ? '' : plural(days, { one: '# day a week', other: '# days a week' });

function confirmedText({ state, confirmedOn, age }: Known): string {
  if (state === 'ageing') return t`not confirmed since ${dayInMonth(confirmedOn)}`;
  return age === 0
    ? t`confirmed today`
    : plural(age, { one: 'confirmed # day ago', other: 'confirmed # days ago' });
}

/** Free text may stand beside it, so it says what it means. */
function unknownText({ confirmedAt }: Partial<Availability>): string {
  return confirmedAt ? t`unknown, not confirmed since ${dayInMonth(dayInBerlin(new Date(confirmedAt)))}` : '';
}

/**
 * Says when somebody is free: "free from 1 February, 3 days a week, confirmed 4 days ago"; that it is unknown, once it was
 * known; nothing when nobody has ever said it.
 */
export function availabilityText(known: Partial<Availability>, now = new Date()): string {
  const state = availabilityState(known, now);
  if (state.state === 'unknown') return unknownText(known);
  return [fromText(state), daysText(state), confirmedText(state)].filter(Boolean).join(', ');
}

/** Says what somebody has said, however old it is: "free from 1 February, 3 days a week". Empty for nothing. */
export function claimText(
  { available_from = null, days_per_week = null }: Partial<Availability>,
  now = new Date(),
): string {
  const state = availabilityState({ available_from, days_per_week, confirmedAt: now }, now);
  return state.state === 'unknown' ? '' : [fromText(state), daysText(state)].filter(Boolean).join(', ');
}

/** Returns whether there is something that may be confirmed again. */
export function mayBeConfirmed(known: Partial<Availability>, now = new Date()): boolean {
  const isAnything = (known.available_from ?? known.days_per_week ?? null) !== null;
  const state = availabilityState(known, now);
  return isAnything && (state.state === 'unknown' || state.age > 0);
}
