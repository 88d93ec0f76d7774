/** Milliseconds; longer than any operation that uses it takes. */
const MIN_DURATION = 100;

/** Resolves after a fixed time at the earliest, so that the duration does not reveal whether an address is known. */
export async function inConstantTime<T>(work: () => Promise<T>): Promise<T> {
  const [answer] = await Promise.all([work(), new Promise((resolve) => setTimeout(resolve, MIN_DURATION))]);
  return answer;
}
