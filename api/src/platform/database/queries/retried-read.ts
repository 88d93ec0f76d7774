import { RETRIED_WITHIN } from '../connection/open-database.ts';
import { isStoreUnavailable } from '../mongo-errors.ts';

/**
 * Returns the result of `read`, which is sent once more when the store could not be reached, if the second failure would
 * still come within three seconds of the first attempt. The driver repeats a `find` itself, but only when a server is
 * found within its limit, and never a command that is sent as such. For reads outside of a unit of work: they change
 * nothing, while a transaction whose read fails has ended and is repeated as a whole.
 */
export async function retriedRead<T>(read: () => Promise<T>): Promise<T> {
  const begun = performance.now();
  try {
    return await read();
  } catch (error) {
    if (!isStoreUnavailable(error) || performance.now() - begun > RETRIED_WITHIN) throw error;
    return read();
  }
}
