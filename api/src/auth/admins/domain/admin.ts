import type { Language } from '@consulting/contracts';
import { conflict, forbidden, type DomainError } from '../../../shared/errors.ts';

export interface Admin {
  id: string;
  email: string;
  phone: string;
  createdAt: Date;
  /** Came with the demo data; does not count where the first administrator is let in. */
  demo: boolean;
  /** Of the mails that the system writes. */
  language: Language;
}

export interface NewAdmin {
  email: string;
  phone: string;
  password: string;
  /** The default one when absent. */
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
