import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { errorText, fieldErrors } from '../../api/client.ts';

export interface TaskTexts {
  /** Shown when the response has no message. */
  failed: string;
  /** Shown when there is no response; `failed` by default. */
  network?: string;
}

export type Task = ReturnType<typeof useTask>;

/**
 * Runs one action at a time and tracks its progress, error and success message. Calls during a run are ignored, so
 * that pressing Enter twice sends once. `onFields` receives the server's errors by field.
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
      // Rendered synchronously, because callers then focus the first field with an error.
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
