import { COMPANY } from '@consulting/contracts';
import { plural, t } from '@lingui/core/macro';
import { useRef } from 'react';
import type { CompanyProposal } from '../../shared/api/types.ts';
import { Badge } from '../../shared/ui/display/badge.tsx';
import { UNKNOWN_LANGUAGE } from '../../shared/ui/display/content-language.tsx';
import { day } from '../../shared/ui/display/dates.ts';
import { Loaded } from '../../shared/ui/feedback/loaded.tsx';
import { Notice } from '../../shared/ui/feedback/notice.tsx';
import { Button } from '../../shared/ui/form/button.tsx';
import { countText } from '../../shared/ui/list/count-text.ts';
import { LoadMore } from '../../shared/ui/list/paging.tsx';
import { useFocusFallback } from '../../shared/ui/page/focus.ts';
import { isReadable, useOpenedProposal, useProjectProposals } from './company-calls.ts';
import { CompanyProfile } from './company-profile.tsx';
import { PROPOSAL_TONES, PROPOSAL_WORDS } from './proposal-texts.ts';
import './proposals.css';

interface Props {
  projectId: string;
  /** The query that opens an application among the applicants. */
  queryOf: (applicationId: string) => string;
}

/** Whom the firm proposes for a company's own project. A profile is loaded only when it is opened. */
export function CompanyProposals({ projectId, queryOf }: Props) {
  const list = useProjectProposals(projectId);
  const calls = useOpenedProposal(projectId, list);
  const { opened, told } = calls;
  const notice = useRef<HTMLDivElement>(null);
  // The profile, or the button that was pressed, has disappeared.
  useFocusFallback(() => notice.current?.focus(), told?.text ?? null);
  return (
    <section className="card company-proposals" id="proposals" aria-labelledby="proposals-heading">
      <div className="head2">
        <h2 id="proposals-heading">{t`Proposals`}</h2>
        <p className="muted small" role="status">
          {list.data && countText(list, plural(list.total, { one: '# proposal', other: '# proposals' }))}
        </p>
      </div>
      <p className="small muted">
        {t`Each of these people has agreed that you may read this profile, without a name. When you are interested, you learn who it is.`}
      </p>
      <div className="proposal-told" ref={notice} tabIndex={-1}>
        <div role="status">
          {told && told.tone !== 'bad' && (
            <Notice tone={told.tone} announced>
              {told.text}
            </Notice>
          )}
        </div>
        {told?.tone === 'bad' && <Notice tone="bad">{told.text}</Notice>}
      </div>
      <Loaded
        query={list}
        empty={t`${COMPANY.shortName} has not proposed anybody for this project yet.`}
        failed={t`The proposals could not be loaded.`}
      >
        {(proposals) => (
          <ul className="proposal-rows">
            {proposals.map((proposal) => (
              <li key={proposal._id} className={opened?.of._id === proposal._id ? 'open' : undefined}>
                <Row
                  proposal={proposal}
                  isOpen={opened?.of._id === proposal._id}
                  onOpen={() => void calls.open(proposal)}
                  onClose={calls.close}
                />
                {opened?.of._id === proposal._id && (
                  <CompanyProfile opened={opened} calls={calls} queryOf={queryOf} />
                )}
              </li>
            ))}
          </ul>
        )}
      </Loaded>
      <LoadMore list={list} />
    </section>
  );
}

interface RowProps {
  proposal: CompanyProposal;
  isOpen: boolean;
  onOpen: () => void;
  onClose: () => void;
}

const ENDED: Partial<Record<CompanyProposal['state'], (date: string) => string>> = {
  interested: (date) => t`You are interested, since ${date}`,
  'not-interested': (date) => t`Your answer of ${date}`,
  withdrawn: (date) => t`on ${date}`,
};

function Row({ proposal, isOpen, onOpen, onClose }: RowProps) {
  const { reference, position, state, hidden, shownAt, endedAt } = proposal;
  const ended = endedAt && ENDED[state]?.(day(endedAt));
  return (
    <div className="proposal-row">
      <div>
        <h3>
          <span className="num">{reference}</span>
          {position && (
            <>
              {' '}
              <span lang={UNKNOWN_LANGUAGE}>{position}</span>
            </>
          )}
        </h3>
        <p className="meta">
          <span>{t`Proposed on ${day(shownAt)}`}</span>
          {ended && <span>{ended}</span>}
          {hidden && <span>{t`Not shown at present: the account is not available.`}</span>}
        </p>
      </div>
      <Badge tone={PROPOSAL_TONES[state]}>
        {state === 'shown' ? t`Waits for you` : PROPOSAL_WORDS[state]}
      </Badge>
      {isReadable(proposal) && (
        <Button
          small
          kind="second"
          aria-expanded={isOpen}
          aria-label={isOpen ? t`Close: ${reference}` : t`Open the profile: ${reference}`}
          onClick={isOpen ? onClose : onOpen}
        >
          {isOpen ? t`Close` : t`Open the profile`}
        </Button>
      )}
    </div>
  );
}
