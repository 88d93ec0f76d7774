import { t } from '@lingui/core/macro';
import { Link } from 'react-router-dom';
import type { Appointment } from '../../shared/api/types.ts';
import { useApi } from '../../shared/api/use-api.ts';
import { urlOf } from '../../shared/api/wire.ts';
import { langOf } from '../../shared/ui/display/content-language.tsx';
import { isAsked, timeHere } from './appointment-texts.ts';
import './appointments.css';

/** What the applicant has to know of one in a list: the question, the agreed time, or that the other side is asked. */
function lineOf(appointment: Appointment): string {
  if (isAsked(appointment, 'applicant')) return t`Please choose a time`;
  if (appointment.start) return timeHere(appointment.start);
  return t`Your times wait for an answer`;
}

const NAMES: Partial<Record<Appointment['kind'], string>> = {
  consultant: t`Consultant request`,
  speculative: t`Speculative application`,
};

/** The user's own appointments and offers that lie ahead, each with the way to it; nothing without any. */
export function AppointmentsAhead() {
  const { data } = useApi(urlOf('/private/api/appointments'), { refreshInterval: 60_000 });
  if (!data || data.length === 0) return null;
  return (
    <section className="appointments-ahead" aria-labelledby="appointments-ahead">
      <h3 id="appointments-ahead">{t`Your appointments`}</h3>
      <ul>
        {data.map((appointment) => (
          <li key={appointment._id}>
            <Link to={{ search: `applicationId=${appointment.applicationId}` }} lang={langOf(appointment)}>
              {appointment.title || NAMES[appointment.kind]}
            </Link>
            <span className={isAsked(appointment, 'applicant') ? 'appointment-asked' : undefined}>
              {lineOf(appointment)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
