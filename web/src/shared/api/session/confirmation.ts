import type { Audience } from './reauth.ts';
import { sessions } from './session.ts';
import { Store } from '../store.ts';

export interface Question {
  audience: Audience;
  /** False: the owner was not confirmed, and what asked for it fails. */
  answer: (isConfirmed: boolean) => void;
}

/** Whose session has to be confirmed before a call is repeated, for the dialog above the screen; null: nobody's. */
export const confirmation = new Store<Question | null>(null);

let running: Promise<boolean> | null = null;

/**
 * Asks the owner of the session for the password or a code; further calls wait for the same answer. Resolves to false when
 * the dialog is closed without one, the session ends meanwhile, or somebody else signs in; to true also when the same
 * person signs in anew, in another tab for instance.
 */
export function confirmOwner(audience: Audience): Promise<boolean> {
  running ??= asked(audience).finally(() => {
    running = null;
  });
  return running;
}

function asked(audience: Audience): Promise<boolean> {
  return new Promise((resolve) => {
    const session = sessions[audience];
    const { token, person } = session;
    const answer = (isConfirmed: boolean) => {
      off();
      confirmation.set(null);
      resolve(isConfirmed);
    };
    const off = session.subscribe(() => {
      if (session.token === token) return;
      answer(session.token !== null && session.person?._id === person?._id);
    });
    confirmation.set({ audience, answer });
  });
}
