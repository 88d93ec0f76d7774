import { useId, type ReactNode } from 'react';
import { AlertIcon } from '../../../shared/ui/display/icons.ts';
import './check-rows.css';

export interface ChoiceWords {
  label: string;
  /** What the choice means. */
  text: string;
}

const subjectOf = (choice: string) => choice.split(/[.:]/)[0];

/** Groups choices with the same beginning, like `jobs:read` and `jobs:write`, into one row. */
export const rowsOf = <Choice extends string>(choices: readonly Choice[]): readonly (readonly Choice[])[] =>
  [...new Set(choices.map(subjectOf))].map((subject) =>
    choices.filter((choice) => subjectOf(choice) === subject),
  );

interface Props<Choice extends string> {
  label: string;
  hint: string;
  rows: readonly (readonly Choice[])[];
  words: Readonly<Record<Choice, ChoiceWords>>;
  value?: Choice[];
  onChange: (next: Choice[]) => void;
  error?: ReactNode;
  /** The name of the value in its form. */
  'data-path'?: string;
}

/** A field of checkboxes in rows, each with a description. */
export function CheckRows<Choice extends string>(props: Props<Choice>) {
  const { label, hint, rows, words, value = [], onChange, error } = props;
  const id = useId();
  const toggle = (choice: Choice) =>
    onChange(value.includes(choice) ? value.filter((each) => each !== choice) : [...value, choice]);
  return (
    <fieldset className={error ? 'field err' : 'field'} data-path={props['data-path']}>
      <legend className="lbl check-rows-legend">{label}</legend>
      <p className="hint">{hint}</p>
      {error && (
        <p className="msg-err" id={`${id}-error`}>
          <AlertIcon />
          {error}
        </p>
      )}
      <div>
        {rows.map((choices) => (
          <div key={choices.join()} className="check-rows-row">
            {choices.map((choice) => (
              <CheckBox
                key={choice}
                value={choice}
                {...words[choice]}
                checked={value.includes(choice)}
                onChange={() => toggle(choice)}
                error={error ? `${id}-error` : undefined}
              />
            ))}
          </div>
        ))}
      </div>
    </fieldset>
  );
}

interface BoxProps extends ChoiceWords {
  /** Which of several choices it is. */
  value?: string;
  /** The name of the value in its form. */
  'data-path'?: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
  /** The id of the error message. */
  error?: string | undefined;
}

/** A checkbox with a description, also for screen readers. A choice is named as programs and the OpenAPI document name it. */
export function CheckBox({ label, text, checked, onChange, error, ...input }: BoxProps) {
  const id = useId();
  return (
    <label className="check explained">
      <input
        type="checkbox"
        {...input}
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
        aria-labelledby={`${id}-label`}
        aria-describedby={[error, `${id}-text`].filter(Boolean).join(' ')}
        aria-invalid={error ? true : undefined}
      />
      <span>
        <b id={`${id}-label`}>{label}</b>
        <span className="small muted" id={`${id}-text`}>
          {text}
        </span>
        {input.value && (
          <code className="small muted" translate="no">
            {input.value}
          </code>
        )}
      </span>
    </label>
  );
}
