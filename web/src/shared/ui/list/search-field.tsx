import { LIMITS } from '@consulting/contracts';
import { useEffect, useId, useRef, useState } from 'react';
import { SearchIcon } from '../display/icons.ts';

interface Props {
  label: string;
  value: string;
  /** Called 250 ms after the last change, and at once on Enter. */
  onSearch: (text: string) => void;
  placeholder?: string;
  /** Maximum length; by default that of every list search. */
  maxLength?: number;
  /** Shows the label only to screen readers. */
  hiddenLabel?: boolean;
}

/** A debounced search field. It keeps the typed text itself until `onSearch` is called. */
export function SearchField(props: Props) {
  const { label, value, onSearch, placeholder, maxLength = LIMITS.search, hiddenLabel } = props;
  const id = useId();
  const [text, setText] = useState(value);
  const [seen, setSeen] = useState(value);
  const timer = useRef<number>(undefined);
  const [submitted, setSubmitted] = useState(value);
  if (seen !== value) {
    setSeen(value);
    // The submitted text comes back as `value`, perhaps after further typing; only another value replaces the text.
    if (value !== submitted) setText(value);
    setSubmitted(value);
  }
  // The debounced call must use the handler of the latest render, whose URL may differ.
  const latest = useRef(onSearch);
  useEffect(() => {
    latest.current = onSearch;
  });
  useEffect(() => () => window.clearTimeout(timer.current), []);
  const submit = (next: string) => {
    window.clearTimeout(timer.current);
    timer.current = undefined;
    setSubmitted(next);
    latest.current(next);
  };
  return (
    <div className="field">
      <label className={hiddenLabel ? 'sr' : undefined} htmlFor={id}>
        {label}
      </label>
      <div className="has-icon">
        <SearchIcon />
        <input
          className="in"
          id={id}
          type="search"
          value={text}
          placeholder={placeholder}
          maxLength={maxLength}
          onChange={(event) => {
            const next = event.target.value;
            setText(next);
            window.clearTimeout(timer.current);
            timer.current = window.setTimeout(() => submit(next), 250);
          }}
          // A delayed call could undo the navigation of a clicked link.
          onBlur={() => timer.current !== undefined && submit(text)}
          onKeyDown={(event) => event.key === 'Enter' && submit(text)}
        />
      </div>
    </div>
  );
}
