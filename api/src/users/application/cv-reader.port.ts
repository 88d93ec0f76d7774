/** A skill of the vocabulary in a text. */
export interface FoundSkill {
  /** The id of its concept. */
  id: string;
  /** The line in which it stands first. */
  line: string;
}

/** The skills and pages that were read in a CV. */
export interface ReadCv {
  /** How many pages it has, and how many of them were read, from the first on. */
  pages: number;
  readPages: number;
  /** False for a scan: pictures of pages. */
  hasText: boolean;
  /** In the order of the text. */
  found: FoundSkill[];
}

/**
 * Reads the text of a CV. Keeps nothing of it. DomainError `unreadable` for a damaged or protected PDF, and for one that
 * takes too much time or memory; `too-many` while another one of this account waits, `unavailable` while too many wait.
 */
export abstract class CvReader {
  /** `open` is called when it is this account's turn. */
  abstract read(accountId: string, open: () => Promise<AsyncIterable<Uint8Array>>): Promise<ReadCv>;
}
