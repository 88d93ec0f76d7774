import { plural, t } from '@lingui/core/macro';
import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import type { DeskDetail } from '../../../../shared/api/types.ts';
import { StatusBadge } from '../../../../shared/ui/display/badge.tsx';
import { Button, ButtonLink } from '../../../../shared/ui/form/button.tsx';
import { dateTime } from '../../../../shared/ui/display/dates.ts';
import { langOf } from '../../../../shared/ui/display/content-language.tsx';
import { AppointmentPart } from '../../../appointments/appointment-part.tsx';
import { adminPath } from '../../admin-location.ts';
import { Facts, mailLink, phoneLink } from '../../parts/facts.tsx';
import { Notes } from '../../parts/notes.tsx';
import { EntryPanel, Panel, PanelBody } from '../../parts/panel.tsx';
import { useAdminLocation } from '../../use-admin-location.ts';
import type { Step } from '../decision/decision-texts.ts';
import { applicantAbout, STATUS_WORDS, targetAbout, targetTitle } from '../desk-texts.ts';
import { History } from './history.tsx';
import type { KeyOf } from '../shortcuts/shortcuts-help.tsx';
import { OtherApplications } from './other-applications.tsx';
import { CurrentProfile } from './current-profile.tsx';
import { SentApplicationPanel } from './sent-application-panel.tsx';

interface Props {
  id: string;
  query: ComponentProps<typeof EntryPanel<DeskDetail>>['query'];
  /** Known from the list before the application is loaded. */
  name?: string;
  onAsk: (step: Step) => void;
  /** Not set at the ends of the list. */
  onNext?: () => void;
  onPrevious?: () => void;
  keyOf: KeyOf;
}

/** An application: what was sent, the current profile, the history, the person's other applications, internal notes. */
export function ApplicationDetail(props: Props) {
  const { id, query, name = t`Application`, onAsk, onNext, onPrevious, keyOf } = props;
  const { data } = query;
  return (
    <div className="adm-column">
      <EntryPanel
        query={query}
        title={data?.applicant.name ?? name}
        focusTrigger={data?.status}
        actions={
          <span className="row">
            {onPrevious && (
              <Button small kind="quiet" onClick={onPrevious} {...keyOf('k', t`Previous application`)}>
                {t`Previous`}
              </Button>
            )}
            {onNext && (
              <Button
                small
                kind="quiet"
                onClick={onNext}
                {...keyOf('j', t`Next application`)}
              >{t`Next`}</Button>
            )}
          </span>
        }
      >
        {(application) => (
          <PanelBody>
            <Decide application={application} onAsk={onAsk} keyOf={keyOf} />
            <ApplicationFacts application={application} />
          </PanelBody>
        )}
      </EntryPanel>
      {data && (
        <>
          <Panel title={t`Appointment`}>
            <PanelBody>
              <AppointmentPart place={{ by: 'desk', applicationId: id }} status={data.status} />
            </PanelBody>
          </Panel>
          <SentApplicationPanel application={data} />
          <CurrentProfile application={data} />
          <Panel
            title={t`Internal notes`}
            text={t`Only administrators see them here. They are part of the data that the person can download, and are deleted with the application.`}
          >
            <PanelBody>
              <div data-part="notes">
                <Notes about={`application:${id}`} />
              </div>
            </PanelBody>
          </Panel>
          <History steps={data.history} />
          <OtherApplications applications={data.others} />
        </>
      )}
    </div>
  );
}

interface DecideProps extends Pick<Props, 'onAsk' | 'keyOf'> {
  application: DeskDetail;
}

/** The status and the possible decisions. Each button opens the dialog. */
function Decide({ application: { status, profile }, onAsk, keyOf }: DecideProps) {
  const { to } = useAdminLocation();
  return (
    <div className="row">
      <StatusBadge status={status} word={STATUS_WORDS[status]} />
      {status === 'pending' && (
        <>
          <Button small onClick={() => onAsk('selected')} {...keyOf('s', t`Select`)}>{t`Select`}</Button>
          <Button
            small
            kind="reject"
            onClick={() => onAsk('rejected')}
            {...keyOf('r', t`Reject`)}
          >{t`Reject`}</Button>
        </>
      )}
      {(status === 'selected' || status === 'rejected') && (
        <Button small kind="second" onClick={() => onAsk('pending')}>{t`Set back to pending`}</Button>
      )}
      <ButtonLink
        small
        kind="quiet"
        to={to('messages', { userid: profile._id })}
      >{t`Write a message`}</ButtonLink>
    </div>
  );
}

/** The path of the job, project or consultant; null for a speculative application. */
function pathOfTarget({ kind, target: { _id: id } }: Pick<DeskDetail, 'kind' | 'target'>): string | null {
  if (id === null) return null;
  if (kind === 'job') return adminPath('jobs', { jobid: id });
  if (kind === 'project') return adminPath('projects', { projectid: id });
  return adminPath('consultants', { consultantid: id });
}

function ApplicationFacts({ application }: { application: DeskDetail }) {
  const { applicant, profile, appliedAt, waitingDays, seenAt } = application;
  const path = pathOfTarget(application);
  return (
    <Facts
      rows={[
        [
          t`Applied for`,
          <>
            {path ? (
              <Link to={path} lang={langOf(application.target)}>
                {targetTitle(application)}
              </Link>
            ) : (
              targetTitle(application)
            )}
            <br />
            <span className="caption muted">{targetAbout(application)}</span>
          </>,
        ],
        [
          t`Sent`,
          <>
            <span className="line">{dateTime(appliedAt)}</span>
            {waitingDays !== null && (
              <span className="muted">
                {', '}
                {plural(waitingDays, { 0: 'waiting since today', one: 'waits # day', other: 'waits # days' })}
              </span>
            )}
          </>,
        ],
        [t`Seen`, seenAt && <span className="line">{dateTime(seenAt)}</span>],
        [t({ message: 'Applicant', context: 'role and company' }), applicantAbout(applicant)],
        [t`Email`, mailLink(profile.email)],
        [t`Phone`, phoneLink(profile.phone)],
      ]}
    />
  );
}
