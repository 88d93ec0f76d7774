const EMAIL = /[^\s@,;<>()]+@[^\s@,;<>()]+/g;
/** Seven digits or more, with the signs that people put between them. */
const TELEPHONE = /\+?\d(?:[\s()/.–-]*\d){6,}/g;

/** Returns the text without email addresses and telephone numbers, for calendars that others may read. */
export const withoutContact = (text: string): string =>
  text.replace(EMAIL, '…').replace(TELEPHONE, '…').trim();
