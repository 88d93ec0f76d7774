import { conflict, type DomainError } from '../../shared/errors.ts';

/** A text for decisions and answers; its placeholders are filled when it is used. */
export interface TemplateDetails {
  name: string;
  text: string;
}

export interface Template extends TemplateDetails {
  id: string;
}

/** Returns what the form of a template edits. */
export const editableOfTemplate = ({ name, text }: Template): TemplateDetails & Record<string, string> => ({
  name,
  text,
});

/** Returns the key by which names are unique: names that differ only in case are the same. */
export const nameKey = (name: string): string => name.normalize('NFC').toLowerCase();

export function nameTaken(): DomainError {
  return conflict('template.name-taken');
}
