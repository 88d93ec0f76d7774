import { COMPANY } from '@consulting/contracts';
import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import type { OwnProposal } from '../../shared/api/types.ts';
import { Badge } from '../../shared/ui/display/badge.tsx';
import { Button } from '../../shared/ui/form/button.tsx';
import type { Asking } from './own-dialogs.tsx';
import { companyOf, CONSENT, droppedText, lookText, timeHere } from './own-texts.ts';
import { ProfileView } from './profile-view.tsx';

interface Props {
  proposal: OwnProposal;
  onAct: (asking: Asking) => void;
}

interface CardProps {
  proposal: OwnProposal;
  badge: ReactNode;
  look?: string;
  children: ReactNode;
}

/** The card of a proposal that has not ended, named by its project. */
function LiveCard({ proposal: { _id, project }, badge, look = '', children }: CardProps) {
  const heading = `proposal-${_id}`;
  return (
    <article className={`card detail ${look}`.trim()} aria-labelledby={heading}>
      <div className="head2">
        <h3 id={heading} lang={project.language}>
          {project.title}
        </h3>
        {badge}
      </div>
      {children}
    </article>
  );
}

/** A question, with all that one should know before answering it. */
export function AskedProposal({ proposal, onAct }: Props) {
  const { project, profile, expiresAt } = proposal;
  return (
    <LiveCard
      proposal={proposal}
      look="asked-proposal"
      badge={<Badge tone="care">{t`Waits for your answer`}</Badge>}
    >
      <p className="proposal-question">{t`May ${COMPANY.shortName} propose you to ${companyOf(proposal)} for this project?`}</p>
      <p>{t`Please answer by ${timeHere(expiresAt)}. If you do not answer, nobody sees the profile.`}</p>
      <ul className="proposal-facts">
        <li>{CONSENT.nobody}</li>
        <li>{CONSENT.learns}</li>
        <li>{CONSENT.back}</li>
        <li>{CONSENT.looks}</li>
      </ul>
      <div className="shown-profile">
        <ProfileView profile={profile} level={4} />
      </div>
      <div className="row">
        <Button
          aria-label={t`Agree: “${project.title}”`}
          onClick={() => onAct({ proposal, answer: 'agree' })}
        >{t`Agree`}</Button>
        <Button
          kind="reject"
          aria-label={t`Decline: “${project.title}”`}
          onClick={() => onAct({ proposal, answer: 'decline' })}
        >{t`Decline`}</Button>
      </div>
    </LiveCard>
  );
}

/** A profile that a company sees, and who has looked at it. */
export function ShownProposal({ proposal, onAct }: Props) {
  const { project, profile, reference, agreedAt, askedAt } = proposal;
  return (
    <LiveCard proposal={proposal} badge={<Badge tone="new">{t`Shown to the company`}</Badge>}>
      <p>{t`Shown as ${reference}, without your name, since ${timeHere(agreedAt ?? askedAt)}, to ${companyOf(proposal)}.`}</p>
      <p className="small muted">{CONSENT.learns}</p>
      <Looks proposal={proposal} />
      <details className="proposal-more">
        <summary>
          {t`The profile that is shown`}
          <span className="sr" lang={project.language}>
            : {project.title}
          </span>
        </summary>
        <div className="shown-profile">
          <ProfileView profile={profile} level={4} />
        </div>
      </details>
      <p className="small muted">{CONSENT.back}</p>
      <p>
        <Button
          kind="reject"
          aria-label={t`Take back: “${project.title}”`}
          onClick={() => onAct({ proposal, answer: 'withdraw' })}
        >{t`Take back`}</Button>
      </p>
    </LiveCard>
  );
}

/** Every look of the company, newest first. */
export function Looks({ proposal }: Pick<Props, 'proposal'>) {
  const { _id, views } = proposal;
  const dropped = droppedText(proposal);
  const heading = `looks-${_id}`;
  return (
    <section className="detail-part" aria-labelledby={heading}>
      <h4 id={heading}>{t`Who has looked at the profile`}</h4>
      {views.length === 0 ? (
        <p className="muted">{t`Nobody has looked at it yet.`}</p>
      ) : (
        <ul className="looks proposal-looks">
          {views.toReversed().map((look, index) => (
            <li key={index}>
              {lookText(look)}
              {', '}
              <time className="muted" dateTime={look.at}>
                {timeHere(look.at)}
              </time>
            </li>
          ))}
        </ul>
      )}
      {dropped && <p className="muted">{dropped}</p>}
    </section>
  );
}
