import { COMPANY, ownerName, type PostingState } from '@consulting/contracts';
import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { OwnApplication, User } from '../../../shared/api/types.ts';
import { useApi, useRefresh } from '../../../shared/api/use-api.ts';
import { urlOf } from '../../../shared/api/wire.ts';
import { Button } from '../../../shared/ui/form/button.tsx';
import { dateTime } from '../../../shared/ui/display/dates.ts';
import { GoLink } from '../../../shared/ui/page/go-link.tsx';
import { Notice } from '../../../shared/ui/feedback/notice.tsx';
import { Outcome, withOutcome } from '../../../shared/ui/feedback/outcome.tsx';
import { langOf, UNKNOWN_LANGUAGE } from '../../../shared/ui/display/content-language.tsx';
import { OwnAppointment } from '../../appointments/appointment-part.tsx';
import { SentApplication } from '../../applications/sent-application.tsx';
import { useApplyDialog } from '../../applications/use-apply-dialog.tsx';
import { PoolCard } from '../pool/pool-card.tsx';
import { mayApplyFor, targetPath, whatFor } from './application-texts.ts';
import { Stations } from './stations.tsx';
import { WithdrawDialog } from './withdraw-dialog.tsx';

interface Props {
  application: OwnApplication;
  user: User;
}

const STATES: Record<OwnApplication['kind'], Partial<Record<PostingState, string>>> = {
  job: {
    paused: t`This position is paused: it takes no new applications at the moment.`,
    closed: t`This position has been closed.`,
  },
  project: {
    paused: t`This project is paused: it takes no new applications at the moment.`,
    closed: t`This project has been closed.`,
  },
  consultant: {},
  speculative: {},
};

const OPEN_WORDS: Partial<Record<OwnApplication['kind'], string>> = {
  job: t`Open the position`,
  project: t`Open the project`,
  consultant: t`Open the consultant`,
};

/** The user's own application: its status, what was sent, who has opened it, and the possible actions. */
export function ApplicationDetail({ application, user }: Props) {
  const { kind, target, decisionNote, files } = application;
  const path = targetPath(application, user);
  const state = target.state && STATES[kind][target.state];
  const decided = application.status === 'selected' || application.status === 'rejected';
  const asksToKeep = application.status === 'rejected' && (kind === 'job' || kind === 'speculative');
  return (
    <>
      <article className="card detail" aria-labelledby="application-title">
        <Outcome />
        <div>
          <h2 id="application-title" lang={langOf(target)}>
            {target.title}
          </h2>
          <p className="muted">{whatFor(application)}</p>
          {application.proposed && <p className="muted">{t`${COMPANY.shortName} proposed you`}</p>}
        </div>
        <Stations application={application} exact />
        {state && <Notice tone="info">{state}</Notice>}
        <OwnAppointment applicationId={application._id} status={application.status} />
        {decided && decisionNote && (
          <section className="detail-part" aria-labelledby="decision-heading">
            <h3 id="decision-heading">{t`Text you received with the decision`}</h3>
            <p className="quoted" lang={UNKNOWN_LANGUAGE}>
              {decisionNote}
            </p>
          </section>
        )}
        <section className="detail-part" aria-labelledby="sent-heading">
          <h3 id="sent-heading">{t`Documents you sent`}</h3>
          <SentApplication
            application={application}
            noNote={t`You wrote no note.`}
            withFiles={kind !== 'consultant'}
          />
        </section>
        {(files.cv || files.certificate) && <Looks views={application.views} />}
        <Actions application={application} user={user} />
        {path && <GoLink to={path}>{OPEN_WORDS[kind]}</GoLink>}
      </article>
      {asksToKeep && <PoolCard />}
    </>
  );
}

/** Who has opened the files, and when. */
function Looks({ views }: Pick<OwnApplication, 'views'>) {
  return (
    <section className="detail-part" aria-labelledby="looks-heading">
      <h3 id="looks-heading">{t`Who has opened your files`}</h3>
      {views.length === 0 ? (
        <p className="muted">{t`Nobody has opened them yet.`}</p>
      ) : (
        <ul className="looks">
          {views.map(({ at, file, ...look }, index) => (
            <li key={index}>
              {told(file, ownerName(look.by))}
              {', '}
              <time className="muted line" dateTime={at}>
                {dateTime(at)}
              </time>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

const told = (file: 'cv' | 'certificate', by: string) =>
  file === 'cv' ? t`${by} opened your CV` : t`${by} opened your certificate`;

/** Number of applications that are searched, newest first: the largest page of the API. */
const MOST = 200;

/** True unless there is another application for the same that was not withdrawn; loads only if `asked`. */
function useIsLatest({ kind, target }: OwnApplication, asked: boolean): boolean {
  const { data } = useApi(asked ? urlOf('/private/api/applications', { kind, limit: MOST }) : null);
  const others = data?.filter(({ target: { _id }, status }) => _id === target._id && status !== 'withdrawn');
  return asked && others?.length === 0;
}

/**
 * Withdraw while it is pending; Apply again once it is withdrawn, its target is open, and no newer one was sent.
 * The list has the button for a new speculative one.
 */
function Actions({ application, user }: Props) {
  const { _id, kind, target, status } = application;
  const { _id: id } = target;
  const [withdrawing, setWithdrawing] = useState(false);
  const [told, setTold] = useState<{ tone: 'ok' | 'bad'; text: string } | null>(null);
  const refresh = useRefresh();
  const navigate = useNavigate();
  const shownBy = [
    '/private/api/applications',
    '/private/api/me',
    '/private/api/projects',
    '/private/api/consultants',
    '/public/api/v0/projects',
  ] as const;
  const { open, dialog } = useApplyDialog(({ message, applicationId }) => {
    void refresh(...shownBy);
    if (applicationId)
      void navigate(`/dashboard/applications?applicationId=${applicationId}`, withOutcome(message));
    else setTold({ tone: 'bad', text: message });
  });
  const isOpen = target.state === null || target.state === 'open';
  const mayAgain = useIsLatest(application, status === 'withdrawn' && isOpen && mayApplyFor(user, kind));
  return (
    <>
      {told && (
        <Notice tone={told.tone} focusOnShow onClose={() => setTold(null)}>
          {told.text}
        </Notice>
      )}
      {status === 'pending' && (
        <p>
          <Button kind="reject" onClick={() => setWithdrawing(true)}>{t`Withdraw`}</Button>
        </p>
      )}
      {mayAgain && id !== null && (
        <p>
          <Button onClick={() => open({ kind, id, title: target.title })}>{t`Apply again`}</Button>
        </p>
      )}
      {withdrawing && (
        <WithdrawDialog
          id={_id}
          kind={kind}
          title={target.title}
          user={user}
          onClose={() => setWithdrawing(false)}
          onDone={(tone, text) => {
            setTold({ tone, text });
            void refresh(...shownBy);
          }}
        />
      )}
      {dialog}
    </>
  );
}
