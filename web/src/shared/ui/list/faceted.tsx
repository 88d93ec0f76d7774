import { t } from '@lingui/core/macro';
import { useRef, useState, type ReactNode } from 'react';
import { Modal } from '../dialog/modal.tsx';
import { FilterIcon } from '../display/icons.ts';
import { Button } from '../form/button.tsx';
import { focusFirstError } from '../form/fields.tsx';
import { AlsoSearched } from '../../vocabulary/search-hints.tsx';
import { foundText } from './count-text.ts';
import './faceted.css';
import { FilterChips } from './filter-chips.tsx';
import type { Filter, ListFilters } from './filter.tsx';

interface Props {
  filters: ListFilters;
  /** The filters at the left of the list. */
  facets: readonly Filter[];
  /** Filters that stand beside the search field; their chips are shown here, too. */
  beside?: readonly Filter[];
  /** The result of `countText`, once it is known. */
  count: string | undefined;
  /** What can be done with the whole search. */
  action?: ReactNode;
  /** Whether the search text is also searched by the names of what it means. */
  isByMeaning?: boolean;
  children: ReactNode;
}

/**
 * A list with its filters at the left. On narrow screens a button opens them as a sheet. Above the list stands how many
 * entries were found, and what it is filtered by.
 */
export function Faceted({ filters, facets, beside = [], count, action, isByMeaning, children }: Props) {
  const [values, change] = filters;
  const [isOpen, setOpen] = useState(false);
  const [resets, setResets] = useState(0);
  const sheet = useRef<HTMLDivElement>(null);
  const set = facets.filter(({ chosen }) => chosen(values) !== '').length;
  const fields = facets.map(({ field }) => field(values, change));
  // What cannot be read filters nothing, and would be lost with the sheet.
  const show = () => {
    focusFirstError(sheet.current);
    if (!sheet.current?.querySelector('[aria-invalid="true"]')) setOpen(false);
  };
  const reset = () => {
    change(none(facets));
    // Makes the fields anew: a text that could not be read is in none of the values.
    setResets(resets + 1);
  };
  return (
    <div className="faceted">
      <div className="facets" role="group" aria-label={t`Filters`}>
        <div className="facet-fields">{fields}</div>
      </div>
      <div className="faceted-list">
        <div className="faceted-bar">
          <p className="faceted-count" role="status">
            {/* Keeps its line before the count is known. */}
            {count === undefined ? '\u00a0' : foundText(count)}
          </p>
          <Button
            kind="second"
            small
            className="facets-open"
            aria-haspopup="dialog"
            onClick={() => setOpen(true)}
          >
            <FilterIcon />
            {set > 0 ? t`Filters (${set})` : t`Filters`}
          </Button>
          {action && <div className="faceted-action">{action}</div>}
          <FilterChips filters={filters} of={[...beside, ...facets]} />
          {isByMeaning && (
            <p className="faceted-also muted small" role="status">
              <AlsoSearched text={values['q'] ?? ''} />
            </p>
          )}
        </div>
        {children}
      </div>
      {isOpen && (
        <Modal
          sheet
          title={t`Filters`}
          onClose={() => setOpen(false)}
          actions={
            <>
              <Button kind="quiet" onClick={reset}>{t`Reset`}</Button>
              <Button onClick={show}>
                {/* A count that is not exact ("More than 10,000 jobs") does not fit into the sentence. */}
                {count && /^\d/.test(count) ? t`Show ${count}` : t`Show results`}
              </Button>
            </>
          }
        >
          <div className="facet-fields" key={resets} ref={sheet}>
            {fields}
          </div>
          {/* The list is inert while the sheet is open, so its count is not announced. */}
          <p className="sr" role="status">
            {count !== undefined && foundText(count)}
          </p>
        </Modal>
      )}
    </div>
  );
}

/** The changes that clear filters. */
const none = (filters: readonly Filter[]) =>
  Object.fromEntries(filters.flatMap(({ names }) => names).map((name) => [name, '']));
