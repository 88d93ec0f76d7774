import { ownerName, type ApplicationStatus } from '@consulting/contracts';
import { t } from '@lingui/core/macro';
import type { DeskDetail } from '../../../../shared/api/types.ts';
import { dateTime } from '../../../../shared/ui/display/dates.ts';
import { Panel, PanelBody } from '../../parts/panel.tsx';
import { UNKNOWN_LANGUAGE } from '../../../../shared/ui/display/content-language.tsx';

type Step = DeskDetail['history'][number];

const DONE: Record<ApplicationStatus, string> = {
  pending: t`Set back to pending`,
  selected: t`Selected`,
  rejected: t`Rejected`,
  withdrawn: t`Withdrawn`,
};

/** The history of an application, oldest first. It begins with the sending, whose note is shown elsewhere. */
export function History({ steps }: { steps: readonly Step[] }) {
  return (
    <Panel title={t`History`}>
      <PanelBody>
        <ol className="desk-history">
          {steps.map(({ at, status, by, note }, index) => (
            <li key={`${at} ${status}`}>
              <b>{index === 0 ? t`Sent` : DONE[status]}</b>
              <p className="caption muted">
                {ownerName(by)},{' '}
                <time className="line" dateTime={at}>
                  {dateTime(at)}
                </time>
              </p>
              {index > 0 && note && (
                <p className="desk-note small" lang={UNKNOWN_LANGUAGE}>
                  {note}
                </p>
              )}
            </li>
          ))}
        </ol>
      </PanelBody>
    </Panel>
  );
}
