import type { SavedSearchKind } from '@consulting/contracts';
import { t } from '@lingui/core/macro';
import { useEffect, useRef } from 'react';
import { Button } from '../../shared/ui/form/button.tsx';
import { Notice } from '../../shared/ui/feedback/notice.tsx';
import { useSavedSearches, useSearchChanges, type Audience } from './use-saved-searches.ts';

interface Props {
  audience: Audience;
  kind: SavedSearchKind;
  /** The id in the address. */
  id: string;
  /** When the entries count as seen: as soon as the list shows them, or when it is left. */
  seenWhen: 'loading' | 'loaded' | 'left';
  onShowAll: () => void;
}

/** Says above a list that it shows only what is new in a saved search. */
export function NewOnly({ audience, kind, id, seenWhen, onShowAll }: Props) {
  const { data } = useSavedSearches(audience);
  const { seen } = useSearchChanges(audience);
  const name = data?.find((search) => search._id === id && search.kind === kind)?.name;
  const note = useRef(() => {});
  useEffect(() => {
    // If this fails, the entries count as new once more.
    note.current = () => void seen(id).catch(() => undefined);
  });
  useEffect(() => {
    if (seenWhen === 'loaded') note.current();
    if (seenWhen !== 'left') return undefined;
    const { current } = note;
    return () => current();
  }, [seenWhen, id]);
  return (
    <Notice tone="info" more={<Button kind="second" small onClick={onShowAll}>{t`Show all results`}</Button>}>
      {name
        ? t`Only what is new in “${name}” since you looked last.`
        : t`Only what is new since you looked last.`}
    </Notice>
  );
}
