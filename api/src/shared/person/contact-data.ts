import { emailAddresses } from './contact/email-addresses.ts';
import { pieceOf, plainText, withoutPieces } from './contact/plain-text.ts';
import { telephoneNumbers } from './contact/telephone-numbers.ts';
import { webAddresses } from './contact/web-addresses.ts';

/** Returns the text without email addresses and telephone numbers, for calendars that others may read. */
export function withoutContact(text: string): string {
  const plain = plainText(text);
  return withoutPieces(plain, [...emailAddresses(plain.text), ...telephoneNumbers(plain.text)]).trim();
}

/**
 * Returns the first email address, telephone number, web address or name of a member of a network in a text, as it is
 * written there; null for none. `phone`: the person's own number, which is found without its area code, too.
 */
export function contactIn(text: string, phone = ''): string | null {
  const plain = plainText(text);
  const found = [
    ...emailAddresses(plain.text),
    ...telephoneNumbers(plain.text, phone),
    ...webAddresses(plain.text),
  ].sort((a, b) => a.from - b.from)[0];
  return found ? pieceOf(plain, found) : null;
}
