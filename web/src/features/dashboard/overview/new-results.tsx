import { t } from '@lingui/core/macro';
import { Link } from 'react-router-dom';
import { Badge } from '../../../shared/ui/display/badge.tsx';
import { GoLink } from '../../../shared/ui/page/go-link.tsx';
import { newText } from '../../saved-searches/new-text.ts';
import { addressOf } from '../../saved-searches/saved-search.ts';
import { useSavedSearches } from '../../saved-searches/use-saved-searches.ts';

/** The saved searches in which something is new; renders nothing without any saved search. */
export function NewResults() {
  const { data = [] } = useSavedSearches('user');
  if (data.length === 0) return null;
  const news = data.filter(({ newCount }) => newCount > 0);
  return (
    <section className="card" aria-labelledby="searches-heading">
      <div className="head2">
        <h2 id="searches-heading">{t`Saved searches`}</h2>
        <GoLink to="/dashboard/searches">{t`View all`}</GoLink>
      </div>
      {news.length === 0 ? (
        <p className="muted">{t`Nothing new since you looked last.`}</p>
      ) : (
        <ul className="jobs5">
          {news.map((search) => (
            <li key={search._id}>
              <h3>
                <Link to={addressOf(search, true)}>{search.name}</Link>
              </h3>
              <Badge tone="new">{newText(search.newCount)}</Badge>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
