import { conflict, forbidden, type DomainError } from '../../shared/errors.ts';
import { TEXTS } from '@consulting/contracts';

export interface Admin {
  id: string;
  email: string;
  phone: string;
  createdAt: Date;
  /** Came with the demo data; does not count where the first administrator is let in. */
  demo: boolean;
}

export interface NewAdmin {
  email: string;
  phone: string;
  password: string;
}

export function registrationClosed(): DomainError {
  return forbidden(TEXTS.registrationClosed);
}

export function lastAdmin(): DomainError {
  return conflict('The last administrator cannot be removed');
}

export function adminTaken(): DomainError {
  return conflict('An administrator with this email address already exists');
}
