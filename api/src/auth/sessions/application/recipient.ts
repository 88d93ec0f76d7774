import type { Language } from '@consulting/contracts';
import type { SessionAudience } from '../domain/session.ts';

/** The reader of a mail about an account. */
export interface Recipient {
  audience: SessionAudience;
  email: string;
  /** Empty for an administrator. */
  first_name: string;
  last_name: string;
  language: Language;
}

export const signInPath = (audience: SessionAudience) =>
  audience === 'user' ? '/sign_in' : '/admin_sign_in';

/** Marks the page of a mailed link as the administration's (`isAdministration`). */
export const forAdmin = ({ audience }: Pick<Recipient, 'audience'>) =>
  audience === 'admin' ? '?for=admin' : '';

export const resetPath = (audience: SessionAudience, token: string) =>
  `/reset-password${forAdmin({ audience })}#token=${token}`;
