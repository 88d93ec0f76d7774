import { LIMITS, type Benefit, type HiringStep, type InLanguages } from '@consulting/contracts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useRef, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { PlusIcon } from '../../../shared/ui/display/icons.ts';
import { Button } from '../../../shared/ui/form/button.tsx';
import { inSomeLanguage, LanguageFields } from './language-fields.tsx';
import { focusMoved, MoveButtons, moved } from './move-buttons.tsx';

type Entry = Record<string, InLanguages>;
const blank = (): InLanguages => ({ en: '', de: '' });

/** A list of entries, and what its form asks of each. */
export interface EntryKind<E> {
  legend: string;
  add: string;
  /** Names an entry by its number. */
  named: (number: number) => string;
  most: number;
  blank: () => E;
  fields: readonly { key: keyof E & string; label: string; hint?: string; max: number; long?: boolean }[];
}

const TEXTS = [
  { key: 'title', label: t`Title`, max: LIMITS.name },
  { key: 'text', label: t`Text`, max: LIMITS.careerText, long: true },
] as const;

export const STEPS: EntryKind<HiringStep> = {
  legend: t`Hiring steps`,
  add: t`Add step`,
  named: (number) => t`Step ${number}`,
  most: LIMITS.hiringSteps.max,
  blank: () => ({ day: blank(), title: blank(), text: blank() }),
  fields: [
    { key: 'day', label: t`Usual day`, hint: t`For example “Within 3 days”.`, max: LIMITS.name },
    ...TEXTS,
  ],
};

export const BENEFITS: EntryKind<Benefit> = {
  legend: t`Benefits`,
  add: t`Add benefit`,
  named: (number) => t`Benefit ${number}`,
  most: LIMITS.benefits,
  blank: () => ({ title: blank(), text: blank() }),
  fields: TEXTS,
};

/** Returns the errors of the entries of a form by the path of their field. */
export function entryErrors(name: string, entries: readonly object[] | null): Record<string, string> {
  const errors = (entries ?? []).flatMap((entry, index) =>
    Object.entries(entry as Entry).flatMap(([key, text]) => {
      const error = inSomeLanguage(text);
      return error ? [[`${name}.${index}.${key}`, error] as const] : [];
    }),
  );
  return Object.fromEntries(errors);
}

/** Returns the error of a list of steps that is too short to be shown. */
export const tooFewSteps = (steps: readonly object[] | null): Record<string, string> =>
  steps?.length === 1 ? { steps: t`Please enter at least two steps, or none.` } : {};

interface Props<E> {
  kind: EntryKind<E>;
  /** The name of the list in the form's values. */
  name: string;
  value: readonly E[];
  onChange: (entries: E[]) => void;
  errors: Readonly<Record<string, ReactNode>>;
  hiddenLegend?: boolean;
}

/** Edits a list of entries whose texts are in every language. */
export function EntryFields<E extends object>({
  kind,
  name,
  value,
  onChange,
  errors,
  hiddenLegend,
}: Props<E>) {
  const list = useRef<HTMLOListElement>(null);
  const add = useRef<HTMLButtonElement>(null);
  const move = (from: number, to: number) => {
    flushSync(() => onChange(moved(value, from, to)));
    focusMoved(list.current, to, to < from);
  };
  const addOne = () => {
    flushSync(() => onChange([...value, kind.blank()]));
    list.current?.lastElementChild?.querySelector<HTMLElement>('input')?.focus();
  };
  const remove = (at: number) => {
    flushSync(() => onChange(value.filter((_, index) => index !== at)));
    add.current?.focus();
  };
  return (
    <fieldset className="own-entries" data-path={name}>
      <legend className={hiddenLegend ? 'sr' : 'lbl'}>{kind.legend}</legend>
      {errors[name] && <p className="msg-err">{errors[name]}</p>}
      <ol ref={list}>
        {value.map((entry, index) => (
          <li key={index}>
            <div className="row between">
              <b>{kind.named(index + 1)}</b>
              <span className="row">
                <MoveButtons
                  name={kind.named(index + 1)}
                  at={index}
                  count={value.length}
                  onMove={(to) => move(index, to)}
                />
                <Button kind="quiet" small onClick={() => remove(index)}>
                  <Trans>
                    Remove<span className="sr"> {kind.named(index + 1)}</span>
                  </Trans>
                </Button>
              </span>
            </div>
            {kind.fields.map(({ key, ...field }) => (
              <LanguageFields
                key={key}
                {...field}
                named={`${kind.named(index + 1)}, ${field.label}`}
                path={`${name}.${index}.${key}`}
                value={entry[key] as InLanguages}
                error={errors[`${name}.${index}.${key}`]}
                onChange={(text) =>
                  onChange(value.map((each, at) => (at === index ? { ...each, [key]: text } : each)))
                }
              />
            ))}
          </li>
        ))}
      </ol>
      <p>
        <Button ref={add} kind="second" small disabled={value.length >= kind.most} onClick={addOne}>
          <PlusIcon /> {kind.add}
        </Button>
      </p>
    </fieldset>
  );
}
