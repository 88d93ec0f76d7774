import { ownerName, type ApplicationStatus } from '@consulting/contracts';
import { t } from '@lingui/core/macro';
import type { DeskDetail } from '../../../../shared/api/types.ts';
import { LANGUAGE } from '../../../../shared/language.ts';
import { dateTime } from '../../../../shared/ui/display/dates.ts';
import { UNKNOWN_LANGUAGE } from '../../../../shared/ui/display/content-language.tsx';

type Step = DeskDetail['history'][number];

const DONE: Record<ApplicationStatus, string> = {
  pending: t`Set back to pending`,
  selected: t`Selected`,
  rejected: t`Rejected`,
  withdrawn: t`Withdrawn`,
};

/** What happened: the first step is the sending; a move names the stage as it was called then. */
function done({ status, stage }: Step, index: number): string {
  if (stage) {
    const name = stage[LANGUAGE];
    return t`Moved to ${name}`;
  }
  return index === 0 ? t`Sent` : DONE[status];
}

/** The history of an application, oldest first. It begins with the sending, whose note is shown elsewhere. */
export function History({ steps }: { steps: readonly Step[] }) {
  return (
    <ol className="desk-history">
      {steps.map((step, index) => (
        <li key={`${step.at} ${index}`}>
          <b>{done(step, index)}</b>
          <p className="caption muted">
            {ownerName(step.by)},{' '}
            <time className="line" dateTime={step.at}>
              {dateTime(step.at)}
            </time>
          </p>
          {index > 0 && step.note && (
            <p className="desk-note small" lang={UNKNOWN_LANGUAGE}>
              {step.note}
            </p>
          )}
        </li>
      ))}
    </ol>
  );
}
