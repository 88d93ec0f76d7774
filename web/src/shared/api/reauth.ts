import { Store } from './store.ts';

export type Audience = 'user' | 'admin';

interface Pending {
  audience: Audience;
  settle: (signedInAgain: boolean) => void;
}

/** A session that ended under a screen: the dialog over the screen reads this and settles it. */
export const reauthentication = new Store<Pending | null>(null);

let running: Promise<boolean> | null = null;

/** Asks for a new sign-in over the present screen. Calls that fail meanwhile wait for the same answer. */
export function signInAgain(audience: Audience): Promise<boolean> {
  running ??= new Promise<boolean>((resolve) => {
    reauthentication.set({
      audience,
      settle: (signedInAgain) => {
        running = null;
        reauthentication.set(null);
        resolve(signedInAgain);
      },
    });
  });
  return running;
}
