/** Entries that are read at once. */
const BATCH = 100;
/** Entries that fail in one sweep; with more the sweep ends, because something else is wrong. */
const MOST_FAILURES = 20;

interface Sweep<T> {
  /** Returns at most so many entries that are due now, those that have waited longest first. */
  due: (count: number) => Promise<T[]>;
  idOf: (entry: T) => string;
  /** Does what is due, after which the entry is no longer due. */
  act: (entry: T) => Promise<void>;
  /** Logs the failure of one entry, which the next sweep tries again. */
  failed: (id: string, error: unknown) => void;
}

/** Does everything that is due, in batches. Throws at the end when entries have failed. */
export async function eachDue<T>({ due, idOf, act, failed }: Sweep<T>): Promise<void> {
  const failures = new Set<string>();
  for (;;) {
    const entries = await due(BATCH);
    for (const entry of entries.filter((each) => !failures.has(idOf(each)))) {
      try {
        await act(entry);
      } catch (error) {
        failures.add(idOf(entry));
        failed(idOf(entry), error);
        if (failures.size >= MOST_FAILURES) throw error;
      }
    }
    if (entries.length < BATCH) break;
  }
  if (failures.size > 0) throw new Error(`${failures.size} entries that were due have failed`);
}
