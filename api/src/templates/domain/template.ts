import { conflict, type DomainError } from '../../shared/errors.ts';

/** What an administrator writes: a text for decisions and answers, in which placeholders are filled when it is used. */
export interface TemplateDetails {
  name: string;
  text: string;
}

export interface Template extends TemplateDetails {
  id: string;
}

/** Two names that differ in case alone are one. */
export const nameKey = (name: string): string => name.normalize('NFC').toLowerCase();

export function nameTaken(): DomainError {
  return conflict('template.name-taken');
}
