import { LIMITS } from '@consulting/contracts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useRef, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import type { Experience, Qualification } from '../../api/types.ts';
import { Button } from './button.tsx';
import './career-fields.css';
import { OptionalMark, TextField } from './fields.tsx';
import { PlusIcon } from '../display/icons.ts';

type Entry = Record<string, string | undefined>;
type Texts<T> = { [K in keyof T]-?: string };

const NEW_QUALIFICATION: Texts<Qualification> = { course: '', university: '', year: '' };
const NEW_EXPERIENCE: Texts<Experience> = { role: '', company: '', from: '', to: '' };

/** The career fields of a form's values. */
type CareerValues = {
  qualification: Texts<Qualification>[];
  experience: Texts<Experience>[];
};
interface Career {
  qualification?: readonly Qualification[];
  experience?: readonly Experience[];
}

const rows = <T extends Entry>(stored: readonly Partial<T>[] | undefined, blank: T): T[] =>
  stored?.length ? stored.map((entry) => ({ ...blank, ...entry })) : [blank];

/** Form values of a stored career, with a blank entry where there is none. */
export function toCareerValues({ qualification, experience }: Career = {}): CareerValues {
  return {
    qualification: rows(qualification, NEW_QUALIFICATION),
    experience: rows(experience, NEW_EXPERIENCE),
  };
}

/** Drops blank entries (the specification, section 5). */
export const withoutBlanks = <T extends Entry>(entries: readonly T[]) =>
  entries.filter((entry) => Object.values(entry).some((value) => value?.trim()));

export function toCareer({ qualification, experience }: CareerValues): CareerValues {
  return { qualification: withoutBlanks(qualification), experience: withoutBlanks(experience) };
}

interface ListProps<T> {
  value?: readonly T[];
  onChange: (entries: T[]) => void;
  error?: ReactNode;
}

interface CareerFieldsProps {
  inputs: <K extends keyof CareerValues>(name: K) => ListProps<CareerValues[K][number]>;
}

/** The fields for qualifications and experience, shared by all forms about a person. */
export function CareerFields({ inputs }: CareerFieldsProps) {
  return (
    <>
      <EntryRows
        legend={t`Qualifications`}
        add={t`Add qualification`}
        remove={(number) => (
          <Trans>
            Remove<span className="sr"> qualification {number}</span>
          </Trans>
        )}
        labelled={(label, number) => t`${label}, qualification ${number}`}
        name="qualification"
        blank={NEW_QUALIFICATION}
        fields={[
          ['course', t`Course`, LIMITS.title],
          ['university', t`University`, LIMITS.title],
          ['year', t`Year`, LIMITS.name],
        ]}
        {...inputs('qualification')}
      />
      <EntryRows
        legend={t`Experience`}
        add={t`Add experience`}
        remove={(number) => (
          <Trans>
            Remove<span className="sr"> experience {number}</span>
          </Trans>
        )}
        labelled={(label, number) => t`${label}, experience ${number}`}
        name="experience"
        blank={NEW_EXPERIENCE}
        fields={[
          ['role', t`Role`, LIMITS.title],
          ['company', t`Company`, LIMITS.title],
          ['from', t`From`, LIMITS.name],
          ['to', t`To`, LIMITS.name],
        ]}
        {...inputs('experience')}
      />
    </>
  );
}

interface RowsProps<T> extends ListProps<T> {
  legend: string;
  add: string;
  remove: (number: number) => ReactNode;
  /** Label of a field in a row, for screen readers. */
  labelled: (label: string, number: number) => string;
  name: keyof CareerValues;
  blank: T;
  /** Name, label and maximum length of each text of an entry. */
  fields: readonly (readonly [keyof T & string, string, number])[];
}

/** Rows of text fields. New rows are blank, and the last row cannot be removed. */
function EntryRows<T extends Record<string, string>>(props: RowsProps<T>) {
  const { legend, add, remove, labelled, name, blank, fields, value = [], onChange, error } = props;
  const root = useRef<HTMLFieldSetElement>(null);
  const change = (at: number, key: string, text: string) =>
    onChange(value.map((entry, index) => (index === at ? { ...entry, [key]: text } : entry)));
  const removeRow = (at: number) => {
    onChange(value.filter((_, index) => index !== at));
    root.current?.querySelector<HTMLElement>('.entries-add')?.focus();
  };
  const addRow = () => {
    flushSync(() => onChange([...value, { ...blank }]));
    root.current?.querySelector<HTMLElement>('li:last-child input')?.focus();
  };
  return (
    <fieldset className="entries" ref={root}>
      <legend className="lbl">
        {legend}
        <OptionalMark />
      </legend>
      {error && <p className="msg-err">{error}</p>}
      <ol>
        {value.map((entry, index) => (
          <li key={index} className={fields.length > 3 ? 'entry four' : 'entry'}>
            {fields.map(([key, label, max]) => (
              <TextField
                key={key}
                label={label}
                value={entry[key] ?? ''}
                maxLength={max}
                data-path={`${name}.${index}.${key}`}
                aria-label={labelled(label, index + 1)}
                onChange={(event) => change(index, key, event.target.value)}
              />
            ))}
            {value.length > 1 && (
              <Button kind="quiet" small onClick={() => removeRow(index)}>
                {remove(index + 1)}
              </Button>
            )}
          </li>
        ))}
      </ol>
      <p>
        <Button
          kind="second"
          small
          className="entries-add"
          disabled={value.length >= LIMITS.listEntries}
          onClick={addRow}
        >
          <PlusIcon /> {add}
        </Button>
      </p>
    </fieldset>
  );
}
