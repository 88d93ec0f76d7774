import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { errorText, fieldErrors } from '../api/client.ts';

export interface TaskTexts {
  /** Shown where the server's answer has no sentence. */
  failed: string;
  /** Shown where no answer came; `failed` by default. */
  network?: string;
}

/**
 * One change at a time: what runs, why it failed, and the sentence it resolved with. A second call while one runs does nothing, so
 * that Enter pressed twice sends once. `onFields` gets the server's errors by field.
 */
export function useTask({ failed, network }: TaskTexts) {
  const running = useRef(false);
  const [working, setWorking] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const [done, setDone] = useState<string | null>(null);

  const clear = () => {
    setError(null);
    setDone(null);
  };
  const run = async (
    work: () => Promise<string | void>,
    onFields?: (errors: Record<string, string>) => void,
  ): Promise<boolean> => {
    if (running.current) return false;
    running.current = true;
    setWorking(true);
    clear();
    try {
      setDone((await work()) ?? null);
      return true;
    } catch (failure) {
      // Shown at once: whoever waits for the outcome looks for the wrong field, to lead the person there.
      flushSync(() => {
        onFields?.(fieldErrors(failure));
        setError(errorText(failure, failed, network));
      });
      return false;
    } finally {
      running.current = false;
      setWorking(false);
    }
  };
  return { run, working, error, done, clear, fail: setError };
}
