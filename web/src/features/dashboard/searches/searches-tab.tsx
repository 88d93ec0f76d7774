import { plural, t } from '@lingui/core/macro';
import { useRef } from 'react';
import { SEARCHES_OF_ROLES } from '@consulting/contracts';
import type { User } from '../../../shared/api/types.ts';
import { Loaded } from '../../../shared/ui/feedback/loaded.tsx';
import { ButtonLink } from '../../../shared/ui/form/button.tsx';
import { listAddress } from '../../saved-searches/saved-search.ts';
import { useSavedSearches } from '../../saved-searches/use-saved-searches.ts';
import { SearchRow } from './search-row.tsx';
import './searches.css';

/** The saved searches, with what is new in each and how often one is mailed. */
export function SearchesTab({ user }: { user: User }) {
  const query = useSavedSearches('user');
  const heading = useRef<HTMLHeadingElement>(null);
  const [first] = SEARCHES_OF_ROLES[user.role];
  const count = query.data?.length ?? 0;
  return (
    <section className="tab-section" aria-labelledby="searches-heading">
      <div className="head2">
        <div>
          <h2 id="searches-heading" ref={heading} tabIndex={-1}>{t`Saved searches`}</h2>
          <p className="muted small" role="status">
            {query.data && plural(count, { one: '# saved search', other: '# saved searches' })}
          </p>
        </div>
      </div>
      <Loaded
        query={query}
        empty={t`You have not saved a search yet. Filter a list and press “Save this search”.`}
        emptyAction={<ButtonLink kind="second" small to={listAddress(first)}>{t`Start a search`}</ButtonLink>}
        failed={t`Your saved searches could not be loaded.`}
      >
        {(searches) => (
          <ul className="board searches">
            {searches.map((search) => (
              <SearchRow key={search._id} search={search} onRemoved={() => heading.current?.focus()} />
            ))}
          </ul>
        )}
      </Loaded>
    </section>
  );
}
