const DAY = 86_400_000;
/** Days for which the document counts. RFC 9116 recommends less than a year, so that nobody relies on a forgotten one. */
const VALID_DAYS = 180;

interface Publisher {
  /** The address of the site, without a slash at its end. */
  site: string;
  /** The email address that reports go to. */
  contact: string;
  languages: readonly string[];
}

/** Returns security.txt (RFC 9116): where to report a weakness. It is the same for all of a day (UTC). */
export function securityTxt({ site, contact, languages }: Publisher, now: Date): string {
  const today = Math.floor(now.getTime() / DAY) * DAY;
  return [
    `Contact: mailto:${contact}`,
    `Expires: ${new Date(today + VALID_DAYS * DAY).toISOString()}`,
    `Preferred-Languages: ${languages.join(', ')}`,
    `Canonical: ${site}/.well-known/security.txt`,
    '',
  ].join('\n');
}
