import type { AppointmentSide } from '@consulting/contracts';
import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import type { Appointment } from '../../shared/api/types.ts';
import { UNKNOWN_LANGUAGE } from '../../shared/ui/display/content-language.tsx';
import { dateTime } from '../../shared/ui/display/dates.ts';
import { isAsked, minutesText, stepText, timeHere } from './appointment-texts.ts';

interface Props {
  appointment: Appointment;
  side: AppointmentSide;
}

const Time = ({ at }: { at: string }) => <time dateTime={at}>{timeHere(at)}</time>;

/** When, where and with whom one meets, and the times that wait for the other side. */
export function AppointmentFacts({ appointment, side }: Props) {
  const { start, times, minutes, place, link, names, state } = appointment;
  const waiting = times.length > 0 && !isAsked(appointment, side) && state !== 'past';
  const rows: [string, ReactNode][] = [
    [t`Time`, start && <b>{<Time at={start} />}</b>],
    [
      t`Waits for an answer`,
      waiting && (
        <ul>
          {times.map((time) => (
            <li key={time}>
              <Time at={time} />
            </li>
          ))}
        </ul>
      ),
    ],
    [t`Length`, minutesText(minutes)],
    [t`Place`, place && <span lang={UNKNOWN_LANGUAGE}>{place}</span>],
    [
      t`Web address of the meeting`,
      link && (
        <a href={link} rel="noreferrer" target="_blank">
          {link}
        </a>
      ),
    ],
    [t`Who will be there`, <span lang={UNKNOWN_LANGUAGE}>{names.join(', ')}</span>],
  ];
  return (
    <dl className="appointment-facts">
      {rows
        .filter(([, value]) => Boolean(value))
        .map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}

/** What has happened, oldest first, with the reasons. */
export function AppointmentHistory({ appointment: { history }, side }: Props) {
  return (
    <details className="appointment-history">
      <summary>{t`History of the appointment`}</summary>
      <ol>
        {history.map((step, index) => (
          <li key={index}>
            {stepText(step, side)}
            {', '}
            <time className="muted line" dateTime={step.at}>
              {dateTime(step.at)}
            </time>
            {step.what === 'agreed' && step.times[0] && (
              <>
                {': '}
                <Time at={step.times[0]} />
              </>
            )}
            {step.reason && (
              <p className="quoted" lang={UNKNOWN_LANGUAGE}>
                {step.reason}
              </p>
            )}
          </li>
        ))}
      </ol>
    </details>
  );
}
