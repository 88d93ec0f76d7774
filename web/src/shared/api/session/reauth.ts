import { sessions } from './session.ts';
import { Store } from '../store.ts';

export type Audience = 'user' | 'admin';

/** The session that has expired on the current screen, for the dialog above it; null when there is a valid one. */
export const reauthentication = new Store<Audience | null>(null);

let running: Promise<boolean> | null = null;

/**
 * Asks for a new sign-in above the current screen; further failing calls wait for the same result. Resolves to true
 * when the same person has a new token, from this tab or another; to false when somebody else signed in or the
 * session was ended.
 */
export function signInAgain(audience: Audience): Promise<boolean> {
  running ??= replaced(audience).finally(() => {
    running = null;
  });
  return running;
}

function replaced(audience: Audience): Promise<boolean> {
  return new Promise((resolve) => {
    const session = sessions[audience];
    const { token, person } = session;
    const off = session.subscribe(() => {
      if (session.token === token) return;
      off();
      reauthentication.set(null);
      resolve(session.token !== null && session.person?._id === person?._id);
    });
    reauthentication.set(audience);
  });
}
