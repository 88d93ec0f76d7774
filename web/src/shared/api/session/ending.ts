import { ApiError } from '../errors.ts';
import type { Audience } from './reauth.ts';
import { sessions } from './session.ts';

interface End {
  token: string | null;
  /** Resolves to whether the session has ended. */
  over: Promise<boolean>;
}

const ends: Partial<Record<Audience, End>> = {};
const loads: Record<Audience, AbortController> = { user: new AbortController(), admin: new AbortController() };

/**
 * Ends a session by `work`. Loads with its token are withdrawn and later ones are held back, because the server would
 * refuse them and the page would ask for a new sign-in. If the work fails, they are sent again.
 */
export function ending<T>(audience: Audience, work: () => Promise<T>): Promise<T> {
  const done = work();
  const end: End = { token: sessions[audience].token, over: Promise.resolve(false) };
  end.over = done.then(
    () => {
      // The owner may have confirmed the work, which replaces the token.
      end.token = sessions[audience].token;
      return true;
    },
    () => false,
  );
  ends[audience] = end;
  loads[audience].abort();
  loads[audience] = new AbortController();
  return done;
}

/** Sends a load. Throws an ApiError without a status if the session of its token was ended meanwhile. */
export async function loading(
  audience: Audience,
  token: string,
  exchange: (signal: AbortSignal) => Promise<Response>,
): Promise<Response> {
  for (;;) {
    if (ends[audience]?.token === token && (await ends[audience].over)) throw new ApiError(0, '');
    const { signal } = loads[audience];
    try {
      return await exchange(signal);
    } catch (error) {
      if (!signal.aborted) throw error;
    }
  }
}
