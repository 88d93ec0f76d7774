import { LIMITS } from '@consulting/contracts';
import { useEffect, useRef } from 'react';
import type { Experience, Qualification } from '../api/types.ts';
import { Button } from './button.tsx';
import './career-fields.css';
import { TextField } from './fields.tsx';
import { PlusIcon } from './icons.ts';

type Entry = Record<string, string | undefined>;
type Texts<T> = { [K in keyof T]-?: string };

export type QualificationValues = Texts<Qualification>;
export type ExperienceValues = Texts<Experience>;

const NEW_QUALIFICATION: QualificationValues = { course: '', university: '', year: '' };
const NEW_EXPERIENCE: ExperienceValues = { role: '', company: '', from: '', to: '' };

/** The stored entries as a form shows them: at least one, the blank one. */
export function qualificationRows(stored: readonly Qualification[]): QualificationValues[] {
  return stored.length > 0
    ? stored.map((entry) => ({ ...NEW_QUALIFICATION, ...entry }))
    : [NEW_QUALIFICATION];
}

export function experienceRows(stored: readonly Experience[]): ExperienceValues[] {
  return stored.length > 0 ? stored.map((entry) => ({ ...NEW_EXPERIENCE, ...entry })) : [NEW_EXPERIENCE];
}

/** What is sent: entries in which nothing was written are dropped (the specification, section 5). */
export function withoutBlank<T extends Entry>(entries: readonly T[]): T[] {
  return entries.filter((entry) => Object.values(entry).some((value) => value?.trim()));
}

interface ListProps<T> {
  value: readonly T[];
  onChange: (entries: T[]) => void;
  error?: string;
}

export function QualificationFields(props: ListProps<QualificationValues>) {
  return (
    <EntryRows
      {...props}
      legend="Qualifications"
      name="qualification"
      blank={NEW_QUALIFICATION}
      fields={[
        ['course', 'Course'],
        ['university', 'University'],
        ['year', 'Year'],
      ]}
    />
  );
}

export function ExperienceFields(props: ListProps<ExperienceValues>) {
  return (
    <EntryRows
      {...props}
      legend="Experience"
      name="experience"
      blank={NEW_EXPERIENCE}
      fields={[
        ['role', 'Role'],
        ['company', 'Company'],
        ['from', 'From'],
        ['to', 'To'],
      ]}
    />
  );
}

interface RowsProps<T> extends ListProps<T> {
  legend: string;
  /** What one entry is called, for the buttons. */
  name: string;
  blank: T;
  fields: readonly (readonly [keyof T & string, string])[];
}

/** Rows of texts. New ones are blank, and the last one stays. */
function EntryRows<T extends Record<string, string>>(props: RowsProps<T>) {
  const { legend, name, blank, fields, value, onChange, error } = props;
  const root = useRef<HTMLFieldSetElement>(null);
  const added = useRef(false);
  useEffect(() => {
    if (!added.current) return;
    added.current = false;
    root.current?.querySelector<HTMLInputElement>('li:last-child input')?.focus();
  }, [value.length]);

  const change = (at: number, key: string, text: string) =>
    onChange(value.map((entry, index) => (index === at ? { ...entry, [key]: text } : entry)));
  const remove = (at: number) => {
    onChange(value.filter((_, index) => index !== at));
    root.current?.querySelector<HTMLButtonElement>('.entries-add')?.focus();
  };
  const add = () => {
    added.current = true;
    onChange([...value, { ...blank }]);
  };
  return (
    <fieldset className="entries" ref={root}>
      <legend className="lbl">{legend}</legend>
      {error && <p className="msg-err">{error}</p>}
      <ol>
        {value.map((entry, index) => (
          <li key={index} className={fields.length > 3 ? 'entry four' : 'entry'}>
            {fields.map(([key, label]) => (
              <TextField
                key={key}
                label={label}
                value={entry[key] ?? ''}
                maxLength={LIMITS.name}
                aria-label={`${label}, ${name} ${index + 1}`}
                onChange={(event) => change(index, key, event.target.value)}
              />
            ))}
            {value.length > 1 && (
              <Button kind="quiet" small onClick={() => remove(index)}>
                Remove<span className="sr"> {`${name} ${index + 1}`}</span>
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
          onClick={add}
        >
          <PlusIcon /> Add {name}
        </Button>
      </p>
    </fieldset>
  );
}
