/** A run of signs of which an address may consist: one with an @ inside is taken for an address. */
const RUN = /[^\s,;<>()]+/g;
/** Seven digits or more, with the signs that people put between them. */
const TELEPHONE = /\+?\d(?:[\s()/.–-]*\d){6,}/g;
/** Numbers that are no telephone numbers: two years, a date, and thousands. */
const OTHER_NUMBERS = [
  /(?<!\d)(?:19|20)\d\d\s*[–/-]\s*(?:19|20)\d\d(?!\d)/g,
  /(?<!\d)\d{1,2}\.\s?\d{1,2}\.\s?\d{4}(?!\d)/g,
  /(?<!\d)[1-9]\d{0,2}(?:[.\s]000)+(?!\d)/g,
];

function isAddress(run: string): boolean {
  const at = run.indexOf('@');
  return at > 0 && at < run.length - 1;
}

/** Returns the text without email addresses and telephone numbers, for calendars that others may read. */
export const withoutContact = (text: string): string =>
  text
    .replace(RUN, (run) => (isAddress(run) ? '…' : run))
    .replace(TELEPHONE, '…')
    .trim();

/** Returns whether the text has an email address or a telephone number; years, dates and thousands are none. */
export function holdsContact(text: string): boolean {
  if (text.match(RUN)?.some(isAddress)) return true;
  const rest = OTHER_NUMBERS.reduce((left, number) => left.replace(number, '…'), text);
  return rest.search(TELEPHONE) !== -1;
}
