import { useEffect, useState } from 'react';

export interface DecisionOutcome {
  tone: 'ok' | 'care';
  text: string;
  /** The notice takes the focus, because the focused element disappears and nothing else is opened. */
  takesFocus?: boolean;
  /** Applicants whose applications could not be decided on, with the reason. */
  refused?: readonly { _id: string; name: string; reason: string }[];
  /** Takes the change back; offered for a short time. */
  undo?: () => unknown;
}

/** Milliseconds for which a change can be taken back from its notice. */
const UNDO_FOR = 10_000;

/** The outcome of the latest decision, until the next decision or until it is closed. */
export function useDecisionOutcome() {
  const [outcome, setOutcome] = useState<DecisionOutcome | null>(null);
  const [times, setTimes] = useState(0);
  useEffect(() => {
    if (!outcome?.undo) return undefined;
    const timer = setTimeout(() => {
      const { undo: _, ...rest } = outcome;
      setOutcome(rest);
    }, UNDO_FOR);
    return () => clearTimeout(timer);
  }, [outcome]);
  const show = (next: DecisionOutcome | null) => {
    // The same text twice in a row is announced twice.
    setTimes((before) => before + 1);
    setOutcome(next);
  };
  return { outcome, times, show, hide: () => setOutcome(null) };
}
