import { t } from '@lingui/core/macro';

/**
 * The error of a text that is longer than `max` characters; undefined for one that fits. The browser's own `maxLength`
 * cuts what is pasted, and says nothing.
 */
export function lengthError(value: unknown, max: number | undefined): string | undefined {
  if (typeof value !== 'string' || max === undefined || value.length <= max) return undefined;
  // Counted as the server counts: a character of two units is one.
  const count = [...value].length;
  return count > max ? t`The text has ${count} characters, and ${max} fit. Please shorten it.` : undefined;
}

/** Attribute of a field whose text is too long; see `hasTooLong`. */
export const tooLong = (error: string | undefined) => ({ 'data-too-long': error ? true : undefined });

/** True when a form has a text that is too long, which is then not worth sending. */
export const hasTooLong = (form: HTMLElement | null): boolean =>
  form?.querySelector('[data-too-long]') != null;
