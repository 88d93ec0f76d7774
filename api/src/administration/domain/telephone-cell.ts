/**
 * A country code with its plus sign, before further digits: one to three digits, of which none begin another code
 * (ITU-T E.164).
 */
const COUNTRY = /^\+(?:[17]|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})(?=\d)/;

/** An area code of a national number is not known: four digits, as those of mobile telephones have. */
const AREA = /^\d{4}(?=\d)/;

const PARTED = /\d\)? \(?\d/;

/**
 * Returns a telephone number parted by blanks, as ITU-T E.123 writes it; null for a text that is no such number, or too
 * short to be parted. Spreadsheets take digits, also with a sign or with strokes and dots between them, for a number, a
 * sum or a date and drop zero and plus: with blanks they are a text, and dialled alike.
 */
export function partedTelephone(typed: string): string | null {
  if (!/^[+(]?\d[\d ()./-]*$/.test(typed)) return null;
  const text = blanks(typed.replaceAll('(', ' (').replaceAll(')', ') ').replace(/[./]/g, ' '));
  // A hyphen stays before an extension: 030 12345-67.
  if (PARTED.test(text)) return text;
  const digits = blanks(text.replaceAll('-', ' '));
  if (PARTED.test(digits)) return digits;
  const parted = digits.replace(/[()]/g, '').replace(digits.startsWith('+') ? COUNTRY : AREA, '$& ');
  return PARTED.test(parted) ? parted : null;
}

const blanks = (text: string): string => text.replace(/ {2,}/g, ' ').trim();
