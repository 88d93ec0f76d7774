import { useState } from 'react';

/** The outcome of the latest decision. */
export interface Said {
  tone: 'ok' | 'care';
  text: string;
  /** It takes the focus, where what had it disappears and nothing else is opened. */
  takesFocus?: boolean;
  /** Who could not be decided on, and why. */
  refused?: readonly { _id: string; name: string; reason: string }[];
}

/** What the desk says about the latest decision, until the next one or until it is closed. */
export function useSaid() {
  const [said, setSaid] = useState<Said | null>(null);
  const [times, setTimes] = useState(0);
  const say = (next: Said | null) => {
    // Saying the same twice is saying it anew.
    setTimes((before) => before + 1);
    setSaid(next);
  };
  return { said, times, say, hush: () => setSaid(null) };
}
