import { adminSession, userSession } from './session.ts';
import { Store } from './store.ts';

export type Audience = 'user' | 'admin';

/** Whose session ended under a screen: the dialog over the screen reads this. It ends with the next session. */
export const reauthentication = new Store<Audience | null>(null);

const now = {
  user: () => ({ token: userSession.get().token, id: userSession.get().user?._id }),
  admin: () => ({ token: adminSession.get().token, id: adminSession.get().admin?._id }),
};

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
    const before = now[audience]();
    const { subscribe } = audience === 'admin' ? adminSession : userSession;
    const off = subscribe(() => {
      const { token, id } = now[audience]();
      if (token === before.token) return;
      off();
      reauthentication.set(null);
      resolve(token !== null && id === before.id);
    });
    reauthentication.set(audience);
  });
}
