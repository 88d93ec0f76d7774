import { useId } from 'react';

export interface Choice<T extends string> {
  value: T;
  label: string;
  text?: string;
}

interface Props<T extends string> {
  legend: string;
  choices: readonly Choice<T>[];
  value: T;
  onChange: (value: T) => void;
}

export function ChoiceField<T extends string>({ legend, choices, value, onChange }: Props<T>) {
  const name = useId();
  return (
    <fieldset className="choice">
      <legend className="lbl choice-legend">{legend}</legend>
      {choices.map((choice) => (
        <label key={choice.value}>
          <input
            type="radio"
            name={name}
            value={choice.value}
            checked={choice.value === value}
            onChange={() => onChange(choice.value)}
          />
          <b>{choice.label}</b>
          {choice.text && <span className="small muted">{choice.text}</span>}
        </label>
      ))}
    </fieldset>
  );
}
