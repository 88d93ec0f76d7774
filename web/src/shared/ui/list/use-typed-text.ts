import { useEffect, useRef, useState, type ChangeEvent, type KeyboardEvent } from 'react';

/**
 * The props of an input whose text filters a list. It keeps the typed text itself until `onText` is called: 250 ms after
 * the last change, when the input is left, and at once on Enter.
 */
export function useTypedText(value: string, onText: (text: string) => void) {
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
  const latest = useRef(onText);
  useEffect(() => {
    latest.current = onText;
  });
  useEffect(() => () => window.clearTimeout(timer.current), []);
  const submit = (next: string) => {
    window.clearTimeout(timer.current);
    timer.current = undefined;
    setSubmitted(next);
    latest.current(next);
  };
  return {
    value: text,
    onChange: (event: ChangeEvent<HTMLInputElement>) => {
      const next = event.target.value;
      setText(next);
      window.clearTimeout(timer.current);
      timer.current = window.setTimeout(() => submit(next), 250);
    },
    // A delayed call could undo the navigation of a clicked link.
    onBlur: () => timer.current !== undefined && submit(text),
    onKeyDown: (event: KeyboardEvent) => event.key === 'Enter' && submit(text),
  };
}
