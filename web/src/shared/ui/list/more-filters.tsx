import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useRef, type ReactNode } from 'react';
import { CloseIcon } from '../display/icons.ts';
import { SelectField } from '../form/fields.tsx';
import { AlsoSearched } from '../../vocabulary/search-hints.tsx';
import './more-filters.css';

type Values = Readonly<Record<string, string>>;
type Change = (changes: Record<string, string>) => void;

/** The result of `useAddressFilters` for the filters of a list. */
export type ListFilters = [Record<string, string>, Change];

/** A filter of a list, of one or more parameters of the address. */
export interface Filter {
  names: readonly string[];
  /** Returns the text of its chip; empty when it is not set, or set to an unknown value. */
  chosen: (values: Values) => string;
  field: (values: Values, change: Change) => ReactNode;
}

/** The filter `name`, which takes one of the options. */
export interface SelectFilter {
  name: string;
  label: string;
  /** Text of the option that does not filter. */
  all: string;
  options: readonly (string | { value: string; label: string })[];
}

export function selectFilter({ name, label, all, options }: SelectFilter): Filter {
  const labels = new Map(
    options.map((option) => (typeof option === 'string' ? [option, option] : [option.value, option.label])),
  );
  return {
    names: [name],
    chosen: (values) => labels.get(values[name] ?? '') ?? '',
    field: (values, change) => (
      <SelectField
        key={name}
        label={label}
        options={[{ value: '', label: all }, ...options]}
        value={values[name]}
        onChange={(event) => change({ [name]: event.target.value })}
      />
    ),
  };
}

interface Props {
  filters: ListFilters;
  more: readonly Filter[];
}

/** Filters that most people do not need, behind a line that says how many of them are set. */
export function MoreFilters({ filters: [values, change], more }: Props) {
  const count = more.filter(({ chosen }) => chosen(values) !== '').length;
  return (
    <details className="more-filters">
      <summary>{count > 0 ? t`More filters (${count})` : t`More filters`}</summary>
      <div>{more.map(({ field }) => field(values, change))}</div>
    </details>
  );
}

/** What a list is filtered by, each removable; renders nothing if no filter is set. */
export function FilterChips({
  filters: [values, change],
  of,
}: {
  filters: ListFilters;
  of: readonly Filter[];
}) {
  const root = useRef<HTMLDivElement>(null);
  const set = of.filter(({ chosen }) => chosen(values) !== '');
  if (set.length === 0) return null;
  const remove = ({ names }: Filter) => {
    // The button disappears, so the focus goes to another one.
    const next = [...root.current!.querySelectorAll('button')].find(
      (each) => each !== document.activeElement,
    );
    next?.focus();
    change(Object.fromEntries(names.map((name) => [name, ''])));
  };
  return (
    <div className="filter-chips" role="group" aria-label={t`Filters that are set`} ref={root}>
      {set.map((filter) => (
        <button type="button" key={filter.names[0]} onClick={() => remove(filter)}>
          <Trans>
            <span className="sr">Remove the filter: </span>
            {filter.chosen(values)}
          </Trans>
          <CloseIcon />
        </button>
      ))}
    </div>
  );
}

interface FoundProps {
  filters: ListFilters;
  of: readonly Filter[];
  /** The count of what was found, once it is known. */
  count: string | undefined;
}

/** Below the fields of a search: how many were found, what else was searched, and what is filtered. */
export function Found({ filters, of, count }: FoundProps) {
  return (
    <div className="found">
      <p className="muted" role="status">
        {/* Keeps its line before the count is known. */}
        {count ?? '\u00a0'}
        <AlsoSearched text={filters[0]['q'] ?? ''} />
      </p>
      <FilterChips filters={filters} of={of} />
    </div>
  );
}
