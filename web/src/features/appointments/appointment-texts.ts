import { timeInZone, type AppointmentSide, type AppointmentState } from '@consulting/contracts';
import { plural, t } from '@lingui/core/macro';
import { LANGUAGE } from '../../shared/language.ts';
import type { Appointment } from '../../shared/api/types.ts';

/** The zone of the reader's device. */
const zone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** An instant in the reader's zone, which it names. */
export const timeHere = (iso: string): string => timeInZone(new Date(iso), LANGUAGE, zone());

/** The reader's zone, for forms. */
export const zoneHere = (): string => zone();

export const minutesText = (minutes: number): string =>
  plural(minutes, { one: '# minute', other: '# minutes' });

/** Whether times wait for an answer of this side. */
export const isAsked = ({ state, offeredBy }: Appointment, side: AppointmentSide): boolean =>
  (state === 'offered' || state === 'moving') && offeredBy !== side;

export const STATE_TONES = {
  offered: 'care',
  agreed: 'ok',
  moving: 'care',
  past: 'over',
  declined: 'bad',
  cancelled: 'over',
} as const satisfies Record<AppointmentState, string>;

export const STATE_WORDS: Record<AppointmentState, string> = {
  offered: t`Times offered`,
  agreed: t`Agreed`,
  moving: t`Other times offered`,
  past: t({ message: 'Past', context: 'appointment' }),
  declined: t`No time suited`,
  cancelled: t`Cancelled`,
};

type Step = Appointment['history'][number];

/** A step in words, from the reader's side. */
export function stepText({ what, by }: Step, side: AppointmentSide): string {
  const isOwn = by === side;
  switch (what) {
    case 'offered':
      return isOwn ? t`You offered times` : t`The other side offered times`;
    case 'moved':
      return isOwn ? t`You offered other times` : t`The other side offered other times`;
    case 'agreed':
      return isOwn ? t`You took a time` : t`The other side took a time`;
    case 'declined':
      return isOwn ? t`You answered that no time suits` : t`The other side answered that no time suits`;
    case 'cancelled':
      if (by === null) return t`Cancelled, because the application has ended`;
      return isOwn ? t`You cancelled` : t`The other side cancelled`;
  }
}
