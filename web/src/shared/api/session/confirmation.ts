import type { Audience } from './reauth.ts';
import { sessions } from './session.ts';
import { Store } from '../store.ts';

export interface Question {
  audience: Audience;
  /** False: the owner was not confirmed, and the call fails. */
  answer: (isConfirmed: boolean) => void;
}

/** The session whose owner the dialog above the screen has to confirm before a call is repeated; null: none. */
export const confirmation = new Store<Question | null>(null);

let running: Promise<boolean> | null = null;

/**
 * Asks the owner of the session for the password or a code; further calls wait for the same answer. Resolves to true
 * also when the same person signs in again, for instance in another tab. Resolves to false when the dialog is closed,
 * the session ends meanwhile, or somebody else signs in.
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
    let isAnswered = false;
    const answer = (isConfirmed: boolean) => {
      // The stored token of a confirmation answers first, the dialog that sent it afterwards.
      if (isAnswered) return;
      isAnswered = true;
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
