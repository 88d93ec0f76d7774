import { useId } from 'react';

interface Props {
  value: 'all' | 'mine';
  onChange: (value: 'all' | 'mine') => void;
  all: string;
  mine: string;
}

/** "View:" all entries or only one's own. */
export function ViewToggle({ value, onChange, all, mine }: Props) {
  const id = useId();
  return (
    <div className="field view-toggle" role="group" aria-labelledby={id}>
      <span className="lbl" id={id}>
        View:
      </span>
      <div>
        {(
          [
            ['all', all],
            ['mine', mine],
          ] as const
        ).map(([key, label]) => (
          <button key={key} type="button" aria-pressed={value === key} onClick={() => onChange(key)}>
            {label}
          </button>
        ))}
      </div>
    </div>
  );
}
