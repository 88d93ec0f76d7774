import type { Language } from '@consulting/contracts';
import { i18nOf } from '../../../shared/texts/i18n.ts';
import type { SessionAudience } from '../domain/session.ts';

/** The reader of a mail about an account. */
export interface Recipient {
  audience: SessionAudience;
  email: string;
  /** Empty for an administrator. */
  first_name: string;
  language: Language;
}

export const signInPath = (audience: SessionAudience) =>
  audience === 'user' ? '/sign_in' : '/admin_sign_in';

/** Marks the page of a mailed link as the administration's (`isAdministration`). */
export const forAdmin = ({ audience }: Pick<Recipient, 'audience'>) =>
  audience === 'admin' ? '?for=admin' : '';

export const resetPath = (audience: SessionAudience, token: string) =>
  `/reset-password${forAdmin({ audience })}#token=${token}`;

export function greeting({ first_name, language }: Pick<Recipient, 'first_name' | 'language'>): string {
  const i18n = i18nOf(language);
  return first_name ? i18n._('Hello {name},', { name: first_name }) : i18n._('Hello,');
}
