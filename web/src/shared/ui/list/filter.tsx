import { useId, type ReactNode } from 'react';
import { SelectField } from '../form/fields.tsx';

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

interface Option {
  value: string;
  label: string;
}

/** The filter `name`, which takes one of the options. */
export interface SelectFilter {
  name: string;
  label: string;
  /** Text of the option that does not filter. */
  all: string;
  options: readonly (string | Option)[];
  /** The list takes other spellings of an option, too: "Köln" in the address of the page, for "Cologne". */
  takesSpellings?: boolean;
}

const toOption = (option: string | Option): Option =>
  typeof option === 'string' ? { value: option, label: option } : option;

/** A filter as a drop-down list. */
export function selectFilter({ name, label, all, options, takesSpellings = false }: SelectFilter): Filter {
  const labels = new Map(options.map(toOption).map((option) => [option.value, option.label]));
  const known = (values: Values): string => {
    const value = values[name] ?? '';
    const sameLetters = [...labels.keys()].find((each) => each.toLowerCase() === value.toLowerCase());
    return takesSpellings ? (sameLetters ?? value) : value;
  };
  const chosen = (values: Values): string => {
    const value = known(values);
    return labels.get(value) ?? (takesSpellings ? value : '');
  };
  const isSpelling = (values: Values) => chosen(values) !== '' && !labels.has(known(values));
  return {
    names: [name],
    chosen,
    field: (values, change) => (
      <SelectField
        key={name}
        label={label}
        options={[{ value: '', label: all }, ...options, ...(isSpelling(values) ? [chosen(values)] : [])]}
        value={known(values)}
        onChange={(event) => change({ [name]: event.target.value })}
      />
    ),
  };
}

/** A filter of few options, all of which are shown: one press instead of two. */
export function choiceFilter(filter: SelectFilter): Filter {
  const { name } = filter;
  return {
    ...selectFilter(filter),
    field: (values, change) => (
      <Choices key={name} {...filter} value={values[name]} onChoose={(value) => change({ [name]: value })} />
    ),
  };
}

interface ChoicesProps extends SelectFilter {
  value: string | undefined;
  onChoose: (value: string) => void;
}

function Choices({ label, all, options, value, onChoose }: ChoicesProps) {
  const group = useId();
  const known = options.map(toOption);
  // An unknown value of the address does not filter.
  const chosen = known.some((option) => option.value === value) ? value : '';
  return (
    <fieldset className="facet">
      <legend className="lbl">{label}</legend>
      {[{ value: '', label: all }, ...known].map((option) => (
        <label key={option.value}>
          <input
            type="radio"
            name={group}
            checked={option.value === chosen}
            onChange={() => onChoose(option.value)}
          />
          <span>{option.label}</span>
        </label>
      ))}
    </fieldset>
  );
}
