import type { Decision } from '@consulting/contracts';
import { t } from '@lingui/core/macro';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Link, useSearchParams } from 'react-router-dom';
import type { OwnersApplicant, OwnersApplicantDetail, Project, User } from '../../../../shared/api/types.ts';
import { useApi, useRefresh } from '../../../../shared/api/use-api.ts';
import { urlOf } from '../../../../shared/api/wire.ts';
import { StatusBadge } from '../../../../shared/ui/display/badge.tsx';
import { Button } from '../../../../shared/ui/form/button.tsx';
import { BackIcon } from '../../../../shared/ui/display/inside-icons.ts';
import { Loaded } from '../../../../shared/ui/feedback/loaded.tsx';
import { Notice } from '../../../../shared/ui/feedback/notice.tsx';
import { AppointmentPart } from '../../../appointments/appointment-part.tsx';
import { ApplicantFacts } from './applicant-facts.tsx';
import { DecideDialog } from './decide-dialog.tsx';
import { HIDDEN_TEXT, nameOf } from './hidden-applicant.ts';

interface Props {
  /** Id of the application. */
  id: string;
  project: Project;
  user: User;
  /** Whether a link from elsewhere led here: the page then scrolls to the panel. */
  arrived: boolean;
  /** The next applicant to decide on. */
  next?: OwnersApplicant;
  onClose: () => void;
  /** Called when opening has marked the applicant as seen. */
  onSeen: () => void;
  /** Focuses an applicant in the list; false if the list is hidden. */
  focusRow: (id: string) => boolean;
}

/** An applicant beside the list. */
export function ApplicantPanel({ id, project, onClose, ...decisions }: Props) {
  const query = useApi(
    urlOf('/private/api/projects/{id}/applicants/{applicationId}', { id: project._id, applicationId: id }),
  );
  return (
    <div className="applicant-panel">
      <p>
        <Button kind="quiet" small onClick={onClose}>
          <BackIcon /> {t`Back to the list`}
        </Button>
      </p>
      <Loaded
        query={query.error?.gone ? { ...query, data: null } : query}
        empty={t`This application is no longer stored.`}
        failed={t`The applicant could not be loaded.`}
      >
        {(applicant) => <Opened applicant={applicant} project={project} {...decisions} />}
      </Loaded>
    </div>
  );
}

interface OpenedProps extends Pick<Props, 'project' | 'user' | 'arrived' | 'next' | 'onSeen' | 'focusRow'> {
  applicant: OwnersApplicantDetail;
}

function Opened({ applicant, project, user, arrived, next, onSeen, focusRow }: OpenedProps) {
  const { _id, hidden, status } = applicant;
  const name = nameOf(applicant);
  const [deciding, setDeciding] = useState<Decision | null>(null);
  const [told, setTold] = useState<{ tone: 'ok' | 'bad'; text: string; next?: OwnersApplicant } | null>(null);
  const refresh = useRefresh();
  const title = useRef<HTMLHeadingElement>(null);
  const notice = useRef<HTMLDivElement>(null);
  const atStart = useRef({ arrived, onSeen });
  useEffect(() => {
    if (atStart.current.arrived) title.current?.closest('section')?.scrollIntoView({ block: 'start' });
    // The title takes the focus, because on a phone the list is gone.
    title.current?.focus();
    atStart.current.onSeen();
  }, []);
  const settle = (tone: 'ok' | 'bad', text: string) => {
    flushSync(() => setTold({ tone, text, ...(next && { next }) }));
    // On a phone the list is hidden, and the next one is linked below the notice.
    if (!next || !focusRow(next._id)) notice.current?.focus();
    void refresh('/private/api/projects', '/public/api/v0/projects');
  };
  return (
    <article className="detail" aria-labelledby="applicant-name">
      <div className="head2">
        <h3 id="applicant-name" ref={title} tabIndex={-1}>
          {name}
        </h3>
        <StatusBadge status={status} />
      </div>
      {/* The next applicant takes the focus, so a permanent live region announces the decision. */}
      <div ref={notice} tabIndex={-1} className="decided">
        <div role="status">
          {told?.tone === 'ok' && (
            <Notice tone="ok" announced>
              {told.text}
            </Notice>
          )}
        </div>
        {told?.tone === 'bad' && <Notice tone="bad">{told.text}</Notice>}
        {told?.next && <NextLink next={told.next} />}
      </div>
      {hidden && <Notice tone="info">{HIDDEN_TEXT}</Notice>}
      {status === 'pending' && (
        <div className="row">
          {!hidden && <Button onClick={() => setDeciding('selected')}>{t`Select`}</Button>}
          <Button kind="reject" onClick={() => setDeciding('rejected')}>{t`Reject`}</Button>
        </div>
      )}
      <section className="detail-part" aria-labelledby="appointment-heading">
        <h4 id="appointment-heading">{t`Appointment`}</h4>
        <AppointmentPart
          place={{ by: 'owner', projectId: project._id, applicationId: _id }}
          status={status}
          canOffer={!hidden}
        />
      </section>
      {!hidden && <ApplicantFacts applicant={applicant} />}
      {deciding && (
        <DecideDialog
          decision={deciding}
          applicationId={_id}
          name={hidden ? t`Applicant` : name}
          project={project}
          user={user}
          onClose={() => setDeciding(null)}
          onDone={settle}
        />
      )}
    </article>
  );
}

function NextLink({ next }: { next: OwnersApplicant }) {
  const [params] = useSearchParams();
  const query = new URLSearchParams(params);
  query.set('applicationId', next._id);
  const name = nameOf(next);
  return (
    <p>
      <Link to={{ search: query.toString() }} preventScrollReset>{t`Next: ${name}`}</Link>
    </p>
  );
}
