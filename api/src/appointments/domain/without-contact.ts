/** A run of signs of which an address may consist: one with an @ inside is taken for an address. */
const RUN = /[^\s,;<>()]+/g;
/** Seven digits or more, with the signs that people put between them. */
const TELEPHONE = /\+?\d(?:[\s()/.–-]*\d){6,}/g;

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
