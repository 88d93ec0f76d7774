import { sessions } from './session.ts';
import { Store } from './store.ts';

export type Audience = 'user' | 'admin';

/** Whose session ended under a screen: the dialog over the screen reads this. It ends with the next session. */
export const reauthentication = new Store<Audience | null>(null);

let running: Promise<boolean> | null = null;

/**
 * Asks for a new sign-in over the present screen. Calls that fail meanwhile wait for the same answer. Whoever
 * replaces the session answers, this tab's dialog or another tab: true when the same person has a new token,
 * false when somebody else has signed in, whose screen this is not, or when the session was given up.
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
