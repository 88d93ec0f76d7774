/** What a text must not match, by what was decided. */
type Rules = Record<string, RegExp>;

/** Masculine words for everybody. A pair is fine ("Bewerberinnen und Bewerber"), and so is a compound. */
const MASCULINE = [
  ...['Administrator', 'Ansprechpartner', 'Benutzer', 'Berater', 'Besucher', 'Bewerber'],
  ...['Entwickler', 'Freiberufler', 'Mitarbeiter', 'Nutzer', 'Teilnehmer'],
].join('|');

/** Spaces at which a line must not break. */
const SPACES: Rules = {
  'a number and its unit': /[\d}#] (?:MB|KB|ms|km)\b/,
  'a number and its sign': /[\d}#>] [%€]/,
  'a paragraph or an article of a law': /§ \d|\b(?:[Nn]o|Nr|Abs|Art|lit)\. [\da-z]\b|\bArticles? \d/,
};

export const GERMAN: Rules = {
  ...SPACES,
  'the space in an abbreviation': /\b[kzdu]\. ?[ABah]\./,
  'the space before an ellipsis, which is one character': /\S …|\.\.\./,
  'quotes of print': /"/,
  'a dash between numbers': /(?<![\d-])\d{1,3}-\d{1,3}(?![\d-])/,
  'words for all genders': new RegExp(
    String.raw`(?<!\p{L}|-|innen(?:,|\sund)\s)(?:${MASCULINE})(?:n|s|en)?(?![\p{L}-])`,
    'u',
  ),
  'no colon and no star': /\p{L}[:*_]in(?:nen)?\b/u,
  'companies, never "Firma"': /\bFirm(?:a|en)/,
};

const MONTH = 'January|February|March|April|May|June|July|August|September|October|November|December';

export const ENGLISH: Rules = {
  ...SPACES,
  'no space before a percent sign': /\s%/,
  'quotes of print': /"|\w'\w/,
  'day, month, year': new RegExp(`\\b(?:${MONTH}) \\d{1,2}(?!\\d)`),
  'money before the number': /\d (?:EUR|€)/,
  'sign in and sign out': /\blog(?:ged)?[ -]?(?:in|out)\b/i,
};

/** Texts of the specification, which are as they are. */
export const SPECIFIED = [
  'Login',
  'Login or register',
  'Login with LinkedIn',
  'Logout',
  'Email verified successfully! Redirecting to login...',
  'Please log in as B2B user to apply for a consultant.',
  'Please login and change role to B2B or Freelancer to apply for Projects.',
  'Please login and change role to B2B to apply for Consultant.',
];
