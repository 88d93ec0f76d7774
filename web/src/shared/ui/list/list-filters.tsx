import { t } from '@lingui/core/macro';
import { Button } from '../form/button.tsx';
import { DidYouMean } from '../../vocabulary/search-hints.tsx';
import { selectFilter, type ListFilters, type SelectFilter } from './filter.tsx';
import { SearchField } from './search-field.tsx';

interface Props {
  filters: ListFilters;
  /** Label of the search field. */
  label?: string;
  placeholder?: string;
  select?: SelectFilter | readonly SelectFilter[];
}

/** The search field of a list and the filters beside it. */
export function FilterFields(props: Props) {
  const { filters, label = t`Search`, placeholder, select = [] } = props;
  const [values, change] = filters;
  return (
    <>
      <SearchField
        label={label}
        placeholder={placeholder}
        value={values['q'] ?? ''}
        onSearch={(q) => change({ q })}
      />
      {[select].flat().map((filter: SelectFilter) => selectFilter(filter).field(values, change))}
    </>
  );
}

/** The ways out of a search that found nothing: a correction of its text, and the whole list. */
export function WaysOut(props: { filters: ListFilters; label: string }) {
  return (
    <>
      <DidYouMean text={props.filters[0]['q'] ?? ''} />
      <ShowAll {...props} />
    </>
  );
}

/** Clears the filters of a list without matches; renders nothing if no filter is set. */
export function ShowAll({ filters, label }: { filters: ListFilters; label: string }) {
  const [values, change] = filters;
  if (!Object.values(values).some(Boolean)) return null;
  const remove = () => change(Object.fromEntries(Object.keys(values).map((name) => [name, ''])));
  return (
    <Button kind="second" small onClick={remove}>
      {label}
    </Button>
  );
}
