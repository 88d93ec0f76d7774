import { t } from '@lingui/core/macro';
import { statusText } from '../../../shared/ui/display/badge.tsx';
import type { OwnApplication } from '../../../shared/api/types.ts';
import { dateTime, shortWhen } from '../../../shared/ui/display/dates.ts';

interface Station {
  name: string;
  /** When it was reached; null if it was not reached yet or the time is unknown. */
  at: string | null;
  /** `here` is the current station; each final status has its own look. */
  state: 'passed' | 'here' | 'ahead' | 'selected' | 'rejected' | 'withdrawn';
}

type Timed = Pick<OwnApplication, 'status' | 'appliedAt' | 'seenAt' | 'decidedAt'>;

/** Sent, Seen, Decided. Seen is omitted if the application was decided or withdrawn before anybody had opened it. */
export function stationsOf({ status, appliedAt, seenAt, decidedAt }: Timed): Station[] {
  const isPending = status === 'pending';
  const sent: Station = { name: t`Sent`, at: appliedAt, state: isPending && !seenAt ? 'here' : 'passed' };
  const seen: Station = {
    name: t`Seen`,
    at: seenAt,
    state: !seenAt ? 'ahead' : isPending ? 'here' : 'passed',
  };
  const last: Station = isPending
    ? { name: t`Decided`, at: null, state: 'ahead' }
    : { name: statusText(status), at: decidedAt, state: status };
  return isPending || seenAt ? [sent, seen, last] : [sent, last];
}

interface Props {
  application: Timed;
  /** Shows times of day, for the opened application. */
  exact?: boolean;
}

/** The progress of an application as a line with stations. */
export function Stations({ application, exact }: Props) {
  const stations = stationsOf(application);
  return (
    <ol className={stations.length === 2 ? 'stations direct' : 'stations'} aria-label={t`Application status`}>
      {stations.map(({ name, at, state }) => (
        <li className={state} key={name} aria-current={state === 'here' ? 'step' : undefined}>
          <b>{name}</b>
          {at && <time dateTime={at}>{exact ? dateTime(at) : shortWhen(at)}</time>}
          {state === 'ahead' && <span className="sr">{t`not yet`}</span>}
        </li>
      ))}
    </ol>
  );
}
