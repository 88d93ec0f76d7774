import { COMPANY } from '@consulting/contracts';
import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { OwnProposal } from '../../shared/api/types.ts';
import { Badge } from '../../shared/ui/display/badge.tsx';
import { day } from '../../shared/ui/display/dates.ts';
import { Loaded } from '../../shared/ui/feedback/loaded.tsx';
import { Notice } from '../../shared/ui/feedback/notice.tsx';
import { useOwnProposals } from './own-calls.ts';
import { AnswerDialog, type Asking } from './own-dialogs.tsx';
import { AskedProposal, Looks, ShownProposal } from './own-live.tsx';
import { companyOf, endText } from './own-texts.ts';
import { ProfileView } from './profile-view.tsx';
import { PROPOSAL_TONES, PROPOSAL_WORDS } from './proposal-texts.ts';
import './proposals.css';

/** The user's proposals: questions first, then profiles that are shown, then what has ended. */
export function OwnProposals() {
  const query = useOwnProposals();
  const [asking, setAsking] = useState<Asking | null>(null);
  const [told, setTold] = useState<{ tone: 'ok' | 'bad'; text: string } | null>(null);
  const act = (next: Asking) => {
    setTold(null);
    setAsking(next);
  };
  return (
    <section className="tab-section own-proposals" aria-labelledby="own-proposals">
      <div>
        <h2 id="own-proposals">{t`Proposals`}</h2>
        <p className="muted">
          {t`Before we propose you to a company, we ask you. A company reads a profile without your name, and only after your yes.`}
        </p>
      </div>
      {told && (
        <Notice key={told.text} tone={told.tone} focusOnShow onClose={() => setTold(null)}>
          {told.text}
        </Notice>
      )}
      <Loaded
        query={query}
        empty={t`${COMPANY.shortName} has not asked you about a project yet.`}
        failed={t`Your proposals could not be loaded.`}
      >
        {(proposals) => {
          const ended = proposals.filter(({ state }) => state !== 'asked' && state !== 'shown');
          return (
            <>
              {proposals
                .filter(({ state }) => state === 'asked')
                .map((proposal) => (
                  <AskedProposal key={proposal._id} proposal={proposal} onAct={act} />
                ))}
              {proposals
                .filter(({ state }) => state === 'shown')
                .map((proposal) => (
                  <ShownProposal key={proposal._id} proposal={proposal} onAct={act} />
                ))}
              {ended.length > 0 && <Ended proposals={ended} />}
            </>
          );
        }}
      </Loaded>
      {asking && (
        <AnswerDialog
          key={asking.proposal._id}
          asking={asking}
          query={query}
          onClose={() => setAsking(null)}
          onDone={(tone, text) => setTold({ tone, text })}
        />
      )}
    </section>
  );
}

function Ended({ proposals }: { proposals: readonly OwnProposal[] }) {
  return (
    <section className="card" aria-labelledby="ended-proposals">
      <h3 id="ended-proposals">{t`Answered and ended`}</h3>
      <ul className="proposal-rows">
        {proposals.map((proposal) => (
          <EndedRow key={proposal._id} proposal={proposal} />
        ))}
      </ul>
    </section>
  );
}

function EndedRow({ proposal }: { proposal: OwnProposal }) {
  const { state, project, profile, askedAt, endedAt, applicationId, views } = proposal;
  return (
    <li>
      <div className="proposal-row">
        <div>
          <h4 lang={project.language}>{project.title}</h4>
          <p className="meta">
            <span>{companyOf(proposal)}</span>
            <span>{day(endedAt ?? askedAt)}</span>
          </p>
        </div>
        <Badge tone={PROPOSAL_TONES[state]}>{PROPOSAL_WORDS[state]}</Badge>
      </div>
      <p>{endText(proposal)}</p>
      {state === 'interested' && applicationId && (
        <p>
          <Link to={`/dashboard/applications?applicationId=${applicationId}`}>{t`Open the application`}</Link>
        </p>
      )}
      <details className="proposal-more">
        <summary>
          {t`Profile and looks`}
          <span className="sr" lang={project.language}>
            : {project.title}
          </span>
        </summary>
        <div className="shown-profile">
          <ProfileView profile={profile} level={4} />
        </div>
        {views.length > 0 && <Looks proposal={proposal} />}
      </details>
    </li>
  );
}
