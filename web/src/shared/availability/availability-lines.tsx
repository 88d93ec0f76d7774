import type { Availability, Language } from '@consulting/contracts';
import type { ReactNode } from 'react';
import { withLang } from '../ui/display/content-language.tsx';
import { availabilityText } from './availability-text.ts';

interface Entry extends Partial<Availability> {
  /** Free text. */
  availability?: string;
  /** Of the free text. */
  language?: Language;
}

/** What an entry says about its availability: in free text, and below it what is known of day and days. */
export function availabilityLines(entry: Entry): ReactNode {
  const text = availabilityText(entry);
  if (!entry.availability) return text;
  if (!text) return withLang(entry, entry.availability);
  return (
    <>
      {withLang(entry, entry.availability)}
      <br />
      {text}
    </>
  );
}
