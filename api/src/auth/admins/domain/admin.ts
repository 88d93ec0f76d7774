import type { Language } from '@consulting/contracts';
import { conflict, forbidden, type DomainError } from '../../../shared/errors.ts';

export interface Admin {
  id: string;
  email: string;
  phone: string;
  createdAt: Date;
  /** Came with the demo data; ignored when the first administrator may register. */
  demo: boolean;
  /** The language of the mails that the system writes. */
  language: Language;
}

/** Returns what forms of administrators edit of their own account. */
export const editableOfAdmin = ({ phone, language }: Admin) => ({ phone, language });

export interface NewAdmin {
  email: string;
  phone: string;
  password: string;
  /** The default language when absent. */
  language?: Language | undefined;
}

export function registrationClosed(): DomainError {
  return forbidden('administrator.registration-closed');
}

export function lastAdmin(): DomainError {
  return conflict('administrator.last');
}

export function adminTaken(): DomainError {
  return conflict('administrator.already-exists');
}
