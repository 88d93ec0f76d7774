import { ApiError } from '../errors.ts';
import { transfer, type Request } from '../transport.ts';

/** The session that is ended last: its token, and whether it has ended. */
let end: { token: string | null; isOver: Promise<boolean> } | undefined;
let loads = new AbortController();

/**
 * Ends the session of a token by `work`, which has begun. Loads are withdrawn and later ones are held back, because the
 * server would refuse them and the page would ask for a new sign-in. If the work fails, they are sent again.
 */
export function ending<T>(token: string | null, work: Promise<T>): Promise<T> {
  end = {
    token,
    isOver: work.then(
      () => true,
      () => false,
    ),
  };
  loads.abort();
  loads = new AbortController();
  return work;
}

/** Sends a load. Throws an ApiError without a status, as without a network, if its session is ended meanwhile. */
export async function load(url: string, request: Request, token: string): Promise<Response> {
  if (end?.token === token && (await end.isOver)) throw new ApiError(0, '');
  const { signal } = loads;
  return transfer(url, { ...request, signal }).catch((error: unknown) => {
    if (signal.aborted) return load(url, request, token);
    throw error;
  });
}
