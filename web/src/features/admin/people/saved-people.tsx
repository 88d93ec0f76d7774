import { t } from '@lingui/core/macro';
import { Link } from 'react-router-dom';
import type { SavedSearch } from '../../../shared/api/types.ts';
import { Badge } from '../../../shared/ui/display/badge.tsx';
import { CloseIcon } from '../../../shared/ui/display/icons.ts';
import { TaskNotice } from '../../../shared/ui/feedback/task-notice.tsx';
import { useTask } from '../../../shared/ui/feedback/use-task.ts';
import { NewOnly } from '../../saved-searches/new-only.tsx';
import { newText } from '../../saved-searches/new-text.ts';
import { addressOf, type SearchQuery } from '../../saved-searches/saved-search.ts';
import { SaveButton } from '../../saved-searches/save-search.tsx';
import { useSavedSearches, useSearchChanges } from '../../saved-searches/use-saved-searches.ts';
import { useAdminLocation } from '../use-admin-location.ts';
import './saved-people.css';

interface Props {
  kind: 'person' | 'freelancer';
  /** What the list is filtered by. */
  query: SearchQuery;
}

/** The saved searches of a list of people above it, with what is new in each. */
export function SavedPeople({ kind, query }: Props) {
  const { filters, filter } = useAdminLocation();
  const { data = [] } = useSavedSearches('admin');
  const { remove } = useSearchChanges('admin');
  const task = useTask({ failed: t`The search could not be removed.` });
  const saved = data.filter((search) => search.kind === kind);
  const { savedSearch } = filters;
  return (
    <>
      <div className="saved-people">
        {saved.length > 0 && (
          <ul aria-label={t`Saved searches`}>
            {saved.map((search) => (
              <SavedChip
                key={search._id}
                search={search}
                isOpen={search._id === savedSearch}
                onRemove={() => void task.run(async () => void (await remove(search._id)))}
              />
            ))}
          </ul>
        )}
        {!savedSearch && <SaveButton audience="admin" kind={kind} query={query} />}
      </div>
      <TaskNotice task={task} closable />
      {savedSearch && (
        <NewOnly
          key={savedSearch}
          audience="admin"
          kind={kind}
          id={savedSearch}
          seenWhen="left"
          onShowAll={() => filter({ savedSearch: '' })}
        />
      )}
    </>
  );
}

interface ChipProps {
  search: SavedSearch;
  isOpen: boolean;
  onRemove: () => void;
}

function SavedChip({ search, isOpen, onRemove }: ChipProps) {
  const { name, newCount } = search;
  return (
    <li>
      <Link to={addressOf(search, newCount > 0)} aria-current={isOpen ? 'true' : undefined}>
        {name} {newCount > 0 && <Badge tone="new">{newText(newCount)}</Badge>}
      </Link>
      <button type="button" className="x" aria-label={t`Remove “${name}”`} onClick={onRemove}>
        <CloseIcon />
      </button>
    </li>
  );
}
