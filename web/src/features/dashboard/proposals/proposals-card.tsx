import { plural, t } from '@lingui/core/macro';
import { Link } from 'react-router-dom';
import { Badge } from '../../../shared/ui/display/badge.tsx';
import { GoLink } from '../../../shared/ui/page/go-link.tsx';
import { useOwnProposals } from '../../proposals/own-calls.ts';

/** Says on the overview whether a question waits. The card has one height, so nothing below it moves. */
export function ProposalsCard() {
  const { data } = useOwnProposals();
  const asked = data?.filter(({ state }) => state === 'asked') ?? [];
  const [first] = asked;
  return (
    <section className="card" aria-labelledby="proposals-heading">
      <div className="head2">
        <h2 id="proposals-heading">{t`Proposals`}</h2>
        <GoLink to="/dashboard/proposals">{t`View all`}</GoLink>
      </div>
      <p className="new-results">
        {first ? (
          <>
            <Link to="/dashboard/proposals" lang={first.project.language}>
              {first.project.title}
            </Link>
            <Badge tone="care">
              {plural(asked.length, { one: '# question waits for you', other: '# questions wait for you' })}
            </Badge>
          </>
        ) : data ? (
          <span className="muted">{t`No question waits for your answer.`}</span>
        ) : (
          '\u00a0'
        )}
      </p>
    </section>
  );
}
