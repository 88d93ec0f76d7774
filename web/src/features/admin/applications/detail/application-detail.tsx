import { COMPANY } from '@consulting/contracts';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import type { DeskApplication, DeskDetail } from '../../../../shared/api/types.ts';
import { Button } from '../../../../shared/ui/form/button.tsx';
import { day } from '../../../../shared/ui/display/dates.ts';
import { langOf, withLang } from '../../../../shared/ui/display/content-language.tsx';
import { AppointmentPart } from '../../../appointments/appointment-part.tsx';
import { adminPath } from '../../admin-location.ts';
import { EntryPanel, Panel, PanelBody } from '../../parts/panel.tsx';
import type { Step } from '../decision/decision-texts.ts';
import { targetTitle } from '../desk-texts.ts';
import type { KeyOf } from '../shortcuts/shortcuts-help.tsx';
import type { Moving } from '../stages/use-moving.ts';
import { useStages } from '../stages/use-stages.ts';
import { Aside } from './aside.tsx';
import { CurrentProfile } from './current-profile.tsx';
import { Decide } from './decide.tsx';
import './detail.css';
import { OtherApplications } from './other-applications.tsx';
import { SentApplicationPanel } from './sent-application-panel.tsx';
import { StageLine } from './stage-line.tsx';

interface Props {
  query: ComponentProps<typeof EntryPanel<DeskDetail>>['query'];
  /** Its row in the list, known before the application is loaded. */
  row: DeskApplication | undefined;
  moving: Moving;
  onAsk: (step: Step) => void;
  /** Not set at the ends of the list. */
  onNext?: () => void;
  onPrevious?: () => void;
  keyOf: KeyOf;
}

/** An application: its stage and what can be decided, the documents in the main column, and beside them the facts. */
export function ApplicationDetail(props: Props) {
  const { query, row, moving, onAsk, onNext, onPrevious, keyOf } = props;
  const { data } = query;
  const known = data ?? row;
  return (
    <div className="adm-column desk-one">
      <EntryPanel
        query={query}
        title={known?.applicant.name ?? t`Application`}
        focusTrigger={data?.status}
        text={known && <AppliedFor application={known} />}
        actions={known && <Decide application={known} onAsk={onAsk} keyOf={keyOf} />}
        beside={
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
        {(application) => <Stage application={application} moving={moving} />}
      </EntryPanel>
      {data && (
        <div className="desk-read">
          <div className="desk-columns">
            <div className="adm-column">
              <SentApplicationPanel application={data} withoutNote />
              <Panel title={t`Appointment`}>
                <PanelBody>
                  <AppointmentPart place={{ by: 'desk', applicationId: data._id }} status={data.status} />
                </PanelBody>
              </Panel>
              <CurrentProfile application={data} careerOnly />
              <OtherApplications applications={data.others} />
            </div>
            <Aside application={data} />
          </div>
        </div>
      )}
    </div>
  );
}

interface StageProps {
  application: DeskDetail;
  moving: Moving;
}

/**
 * The line of stages; a company moves the applications for its projects itself. A decided one stands in none, and in
 * whose stages it stood is known only where the firm decides.
 */
function Stage({ application, moving }: StageProps) {
  const { stages, companies } = useStages();
  const { _id: id, kind, target, status, stage } = application;
  const isCompanys = companies.some((each) => each.stage === stage);
  const isUnknown = stage === null && kind === 'project' && target.owner !== COMPANY.name;
  const line = isCompanys ? companies : stages;
  if (line.length === 0 || isUnknown) return null;
  const to = moving.movingTo(id);
  const canMove = status === 'pending' && !isCompanys;
  return (
    <div className="desk-stage" data-part="stage">
      <StageLine
        stages={line}
        current={status === 'pending' ? (to ?? stage) : null}
        onMove={canMove ? (next) => void moving.one(application, next) : undefined}
        isMoving={to !== undefined}
      />
    </div>
  );
}

/** The path of the job, project or consultant; null for a speculative application. */
function pathOfTarget({ kind, target: { _id: id } }: Pick<DeskApplication, 'kind' | 'target'>) {
  if (id === null) return null;
  if (kind === 'job') return adminPath('jobs', { jobid: id });
  if (kind === 'project') return adminPath('projects', { projectid: id });
  return adminPath('consultants', { consultantid: id });
}

/** "for SAP Basis, sent on 21 Nov 2026, waits 3 days" */
function AppliedFor({ application }: { application: DeskApplication }) {
  const { target, appliedAt, waitingDays, proposed } = application;
  const path = pathOfTarget(application);
  const when = day(appliedAt);
  const title = path ? (
    <Link to={path} lang={langOf(target)}>
      {targetTitle(application)}
    </Link>
  ) : (
    withLang(target, targetTitle(application))
  );
  return (
    <>
      {path ? (
        <Trans>
          for {title}, sent on {when}
        </Trans>
      ) : (
        <Trans>
          {title}, sent on {when}
        </Trans>
      )}
      {proposed && t`, proposed by us`}
      {waitingDays !== null && ', '}
      {waitingDays !== null &&
        plural(waitingDays, { 0: 'waiting since today', one: 'waits # day', other: 'waits # days' })}
    </>
  );
}
