import { t } from '@lingui/core/macro';
import { Link } from 'react-router-dom';
import type { DeskProposal } from '../../../shared/api/types.ts';
import { useApi } from '../../../shared/api/use-api.ts';
import { urlOf } from '../../../shared/api/wire.ts';
import { Badge } from '../../../shared/ui/display/badge.tsx';
import { langOf, UNKNOWN_LANGUAGE } from '../../../shared/ui/display/content-language.tsx';
import { dateTime } from '../../../shared/ui/display/dates.ts';
import { Button, ButtonLink } from '../../../shared/ui/form/button.tsx';
import { ProfileView } from '../../proposals/profile-view.tsx';
import { LOOK_WORDS, PROPOSAL_TONES, PROPOSAL_WORDS } from '../../proposals/proposal-texts.ts';
import { adminPath } from '../admin-location.ts';
import { Facts } from '../parts/facts.tsx';
import { EntryPanel, PanelBody } from '../parts/panel.tsx';
import { useAdminLocation } from '../use-admin-location.ts';
import { companyOf, enderOf, personOf } from './desk-words.ts';
import { useWithdraw } from './use-withdraw.tsx';

interface Props {
  id: string;
  /** The proposal in the list; one that is opened by a link may be on another page. */
  row: DeskProposal | undefined;
}

/** A proposal: what was asked, what happened, and who has looked at it. */
export function ProposalDetail({ id, row }: Props) {
  const read = useApi(row ? null : urlOf('/api/admin/proposals/{id}', { id }));
  const found = row ?? read.data;
  const query = { ...read, data: found };
  return (
    <EntryPanel
      query={query}
      title={found ? personOf(found) : t`Proposal`}
      focusTrigger={found?.state}
      actions={found && <Badge tone={PROPOSAL_TONES[found.state]}>{PROPOSAL_WORDS[found.state]}</Badge>}
    >
      {(proposal) => <Opened proposal={proposal} />}
    </EntryPanel>
  );
}

/** Who is told of a withdrawal. */
function toldOf(proposal: DeskProposal): string {
  const name = personOf(proposal);
  const company = companyOf(proposal.project);
  if (proposal.state === 'asked')
    return t`${name} will be notified by email and can no longer answer. ${company} has seen nothing and is not told.`;
  return t`${name} and ${company} will be notified by email. The company no longer sees the profile.`;
}

function Opened({ proposal }: { proposal: DeskProposal }) {
  const { _id: id, reference, project, subject, state, profile, reason, views, applicationId } = proposal;
  const { to } = useAdminLocation();
  const withdrawal = useWithdraw(id, toldOf(proposal));
  const isLive = state === 'asked' || state === 'shown';
  const person =
    subject.kind === 'freelancer'
      ? adminPath('people', { userid: subject._id })
      : adminPath('consultants', { consultantid: subject._id });
  const only = (name: 'person' | 'project', value: string) => `${adminPath('proposals')}&${name}=${value}`;
  return (
    <PanelBody>
      {withdrawal.error}
      {(isLive || applicationId) && (
        <div className="row">
          {applicationId && (
            <ButtonLink
              small
              to={to('applications', { applicationid: applicationId })}
            >{t`Open the application`}</ButtonLink>
          )}
          {isLive && <Button small kind="reject" onClick={withdrawal.ask}>{t`Withdraw`}</Button>}
        </div>
      )}
      {withdrawal.dialog}
      <Facts
        rows={[
          [t`Reference`, reference],
          [
            t`Person`,
            <span key="person" className="proposal-links">
              {subject.name ? <Link to={person}>{subject.name}</Link> : personOf(proposal)}
              <Link
                className="small"
                to={only('person', subject._id)}
              >{t`All proposals of this person`}</Link>
            </span>,
          ],
          [
            t`Project`,
            <span key="project" className="proposal-links">
              <Link to={adminPath('projects', { projectid: project._id })} lang={langOf(project)}>
                {project.title}
              </Link>
              <span>{[companyOf(project), project.place].filter(Boolean).join(' · ')}</span>
              <Link
                className="small"
                to={only('project', project._id)}
              >{t`All proposals for this project`}</Link>
            </span>,
          ],
        ]}
      />
      <section className="proposal-part">
        <h3>{t`Profile, word for word`}</h3>
        <div className="proposal-paper">
          <ProfileView profile={profile} level={4} />
        </div>
      </section>
      <section className="proposal-part">
        <h3>{t`What happened`}</h3>
        <Happened proposal={proposal} />
        {reason && (
          <div>
            <p className="caption muted">{t`The person wrote, for us alone:`}</p>
            <p className="proposal-reason" lang={UNKNOWN_LANGUAGE}>
              {reason}
            </p>
          </div>
        )}
      </section>
      <section className="proposal-part">
        <h3>{t`Looks of the company`}</h3>
        <Looks views={views} />
      </section>
    </PanelBody>
  );
}

/** The dates of a proposal, oldest first. */
function Happened({ proposal }: { proposal: DeskProposal }) {
  const { askedAt, expiresAt, agreedAt, endedAt, state } = proposal;
  const steps = [
    { word: t`The person was asked`, at: askedAt, more: '' },
    state === 'asked' && { word: t`Can answer until`, at: expiresAt, more: '' },
    agreedAt && { word: t`The person agreed`, at: agreedAt, more: t`(shown since then)` },
    endedAt && { word: PROPOSAL_WORDS[state], at: endedAt, more: enderOf(proposal) },
  ];
  return (
    <ol className="proposal-steps">
      {steps.map(
        (step) =>
          step && (
            <li key={step.word}>
              <b>{step.word}</b>
              {step.more && <span> {step.more}</span>}
              <time className="caption muted" dateTime={step.at}>
                {dateTime(step.at)}
              </time>
            </li>
          ),
      )}
    </ol>
  );
}

function Looks({ views }: Pick<DeskProposal, 'views'>) {
  if (views.length === 0) return <p className="muted">{t`None yet.`}</p>;
  return (
    <ul className="proposal-steps">
      {views.map(({ at, by, what }, index) => (
        <li key={index}>
          <span>{[by, LOOK_WORDS[what]].filter(Boolean).join(', ')}</span>
          <time className="caption muted" dateTime={at}>
            {dateTime(at)}
          </time>
        </li>
      ))}
    </ul>
  );
}
