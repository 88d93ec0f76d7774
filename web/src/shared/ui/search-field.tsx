import { LIMITS } from '@consulting/contracts';
import { useEffect, useId, useRef, useState } from 'react';
import { SearchIcon } from './icons.ts';

interface Props {
  label: string;
  value: string;
  /** Called 250 ms after the last key, and at once on Enter. */
  onSearch: (text: string) => void;
  placeholder?: string;
  /** Most characters; those of every list's search by default. */
  maxLength?: number;
  /** The label is read aloud but not drawn. */
  hiddenLabel?: boolean;
}

/** A search that asks while one types. The typed text belongs to the field until it is handed over. */
export function SearchField(props: Props) {
  const { label, value, onSearch, placeholder, maxLength = LIMITS.search, hiddenLabel } = props;
  const id = useId();
  const [text, setText] = useState(value);
  const [seen, setSeen] = useState(value);
  const timer = useRef<number>(undefined);
  const [handed, setHanded] = useState(value);
  if (seen !== value) {
    setSeen(value);
    // What was handed over comes back late, perhaps a key ago: only another text is news.
    if (value !== handed) setText(value);
    setHanded(value);
  }
  // By the time the text is handed over, the address may have changed: the newest handler knows it.
  const latest = useRef(onSearch);
  useEffect(() => {
    latest.current = onSearch;
  });
  useEffect(() => () => window.clearTimeout(timer.current), []);
  const hand = (next: string, delay: number) => {
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => {
      timer.current = undefined;
      setHanded(next);
      latest.current(next);
    }, delay);
  };
  // Who leaves the field for a link is not led back by a text that is handed over behind it.
  const flush = () => {
    if (timer.current === undefined) return;
    window.clearTimeout(timer.current);
    timer.current = undefined;
    setHanded(text);
    onSearch(text);
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
            setText(event.target.value);
            hand(event.target.value, 250);
          }}
          onBlur={flush}
          onKeyDown={(event) => {
            if (event.key === 'Enter') hand(event.currentTarget.value, 0);
          }}
        />
      </div>
    </div>
  );
}
