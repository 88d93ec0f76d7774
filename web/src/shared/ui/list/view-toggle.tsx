import { t } from '@lingui/core/macro';
import { useId } from 'react';
import './view-toggle.css';

interface Props<V extends string> {
  value: V;
  onChange: (value: V) => void;
  options: readonly { value: V; label: string }[];
}

/** "View:" switches between all entries and a subset. */
export function ViewToggle<V extends string>({ value, onChange, options }: Props<V>) {
  const id = useId();
  return (
    <div className="field view-toggle" role="group" aria-labelledby={id}>
      <span className="lbl" id={id}>{t`View:`}</span>
      <div>
        {options.map((option) => (
          <button
            key={option.value}
            type="button"
            aria-pressed={value === option.value}
            onClick={() => onChange(option.value)}
          >
            {option.label}
          </button>
        ))}
      </div>
    </div>
  );
}
