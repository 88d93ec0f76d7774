/** Longer than any of the works below takes; milliseconds. */
const MIN_DURATION = 100;

/**
 * Answers not before a fixed time has passed, so that the clock does not tell whether an address is known
 * where one of the two ways has more to write.
 */
export async function inConstantTime<T>(work: () => Promise<T>): Promise<T> {
  const [answer] = await Promise.all([work(), new Promise((resolve) => setTimeout(resolve, MIN_DURATION))]);
  return answer;
}
