import { useState } from 'react';

/** The outcome of the latest decision. */
export interface Said {
  tone: 'ok' | 'care';
  text: string;
  /** Who could not be decided on, and why. */
  refused?: readonly { _id: string; name: string; reason: string }[];
}

/** What the desk says about the latest decision, until the next one or until it is closed. */
export function useSaid() {
  const [said, setSaid] = useState<Said | null>(null);
  return { said, say: setSaid, hush: () => setSaid(null) };
}
