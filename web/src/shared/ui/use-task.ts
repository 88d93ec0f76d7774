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
 * One change at a time: what runs, and why it failed. A second call while one runs does nothing, so
 * that Enter pressed twice sends once. `onFields` gets the server's errors by field.
 */
export function useTask({ failed, network }: TaskTexts) {
  const running = useRef(false);
  const [working, setWorking] = useState(false);
  const [error, setError] = useState<string | null>(null);

  const run = async (
    work: () => Promise<void>,
    onFields?: (errors: Record<string, string>) => void,
  ): Promise<boolean> => {
    if (running.current) return false;
    running.current = true;
    setWorking(true);
    setError(null);
    try {
      await work();
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
  return { run, working, error, clear: () => setError(null), fail: setError };
}
