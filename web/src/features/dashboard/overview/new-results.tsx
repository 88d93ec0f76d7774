import { plural, t } from '@lingui/core/macro';
import { Link } from 'react-router-dom';
import type { SavedSearch } from '../../../shared/api/types.ts';
import { Badge } from '../../../shared/ui/display/badge.tsx';
import { GoLink } from '../../../shared/ui/page/go-link.tsx';
import { newText } from '../../saved-searches/new-text.ts';
import { addressOf } from '../../saved-searches/saved-search.ts';
import { useSavedSearches } from '../../saved-searches/use-saved-searches.ts';

/**
 * Names the first saved search with new entries, and counts the others. The card has one height, so nothing below it moves
 * when they are loaded.
 */
export function NewResults() {
  const { data } = useSavedSearches('user');
  return (
    <section className="card" aria-labelledby="new-results-heading">
      <div className="head2">
        <h2 id="new-results-heading">{t`Saved searches`}</h2>
        <GoLink to="/dashboard/searches">{t`View all`}</GoLink>
      </div>
      <p className="new-results">{data ? <News searches={data} /> : '\u00a0'}</p>
    </section>
  );
}

function News({ searches }: { searches: readonly SavedSearch[] }) {
  const [first, ...others] = searches.filter(({ newCount }) => newCount > 0);
  if (!first)
    return (
      <span className="muted">
        {searches.length > 0
          ? t`Nothing new since you looked last.`
          : t`Save a search, and you see here what comes in.`}
      </span>
    );
  return (
    <>
      <Link to={addressOf(first, true)}>{first.name}</Link>
      <Badge tone="new">{newText(first.newCount)}</Badge>
      {others.length > 0 && (
        <span className="muted">
          {plural(others.length, { one: 'and in # other search', other: 'and in # other searches' })}
        </span>
      )}
    </>
  );
}
