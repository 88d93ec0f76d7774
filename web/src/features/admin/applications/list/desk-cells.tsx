import { plural, t } from '@lingui/core/macro';
import type { DeskApplication } from '../../../../shared/api/types.ts';
import { Badge, StatusBadge } from '../../../../shared/ui/display/badge.tsx';
import { shortWhen } from '../../../../shared/ui/display/dates.ts';
import { STATUS_WORDS } from '../desk-texts.ts';
import type { Stages } from '../stages/use-stages.ts';

/** Days after which waiting is shown as long. */
const LONG = 5;

/** When the application was sent, and for how many days it has been waiting; of a row of two lines one of both. */
export function SentWhen({ appliedAt, waitingDays }: DeskApplication) {
  const isLong = waitingDays !== null && waitingDays >= LONG;
  return (
    <span className={isLong ? 'line desk-when late' : 'line desk-when'}>
      <time dateTime={appliedAt}>{shortWhen(appliedAt)}</time>
      {waitingDays !== null && waitingDays > 0 && (
        <>
          <br />
          <span className="caption">
            {plural(waitingDays, { one: 'waits # day', other: 'waits # days' })}
          </span>
          {isLong && <b>{plural(waitingDays, { one: '# day', other: '# days' })}</b>}
        </>
      )}
    </span>
  );
}

/** The stage of a pending application, the status of any other. */
export function Standing({
  application: { status, stage },
  stages: { nameOf, isLoaded },
}: {
  application: DeskApplication;
  stages: Stages;
}) {
  const name = nameOf(stage);
  if (status !== 'pending') return <StatusBadge status={status} word={STATUS_WORDS[status]} />;
  // Nothing while the stages are loading, so that no word is replaced by another.
  return <span className="line">{name ?? (isLoaded ? STATUS_WORDS[status] : '')}</span>;
}

/** Marks an application that the firm has proposed, and that its company has asked for. */
export const Proposed = () => (
  <>
    {' '}
    <Badge>{t`Proposed`}</Badge>
  </>
);

/** Marks an application that nobody has opened. */
export const NotSeen = () => (
  <>
    <span className="sr"> {t`(not seen)`}</span>
    <span className="desk-unseen" aria-hidden="true" />
  </>
);
