/** Milliseconds; longer than any of the operations that use it take. */
const MIN_DURATION = 100;

/** Resolves no earlier than after a fixed time, so that the duration does not tell whether an address is known. */
export async function inConstantTime<T>(work: () => Promise<T>): Promise<T> {
  const [answer] = await Promise.all([work(), new Promise((resolve) => setTimeout(resolve, MIN_DURATION))]);
  return answer;
}
