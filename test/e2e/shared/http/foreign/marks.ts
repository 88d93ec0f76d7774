import type { KeyScope, Role } from '@consulting/contracts';

/** Who may read a mark in an answer, beside its owner: by role, as an administrator, or with a key of a scope. */
export type Reader = Role | 'admin' | KeyScope;

interface Mark {
  /** What it stands in: `note of the job seeker's application`. */
  what: string;
  readers: readonly Reader[];
  /** Whether it was handed out once, so that no answer has it again. */
  isSecret: boolean;
  isRead: boolean;
}

/** Begins every word, and occurs in no text of the product or of other tests. */
const START = 'qzwx';
const WORD = new RegExp(`${START}[a-z]{3}`, 'gi');
const ID = /[0-9a-f]{24}/g;
const SECRET = /[\w-]{43,}/g;

const letters = (number: number): string =>
  [676, 26, 1].map((place) => String.fromCharCode(97 + (Math.floor(number / place) % 26))).join('');

/** Texts, ids and secrets of which each stands in one foreign entry, so that an answer which has one shows that entry. */
export class Marks {
  private readonly all = new Map<string, Mark>();
  private words = 0;

  /** Returns a new word for a field of an entry; letters only, so that every field takes it. */
  word(what: string, readers: readonly Reader[]): string {
    const word = `${START}${letters(this.words++)}`;
    this.add(word, what, readers);
    // As a name begins.
    return `Q${word.slice(1)}`;
  }

  /** Marks an id, which its owner may read. Returns it. */
  add(text: string, what: string, readers: readonly Reader[] = []): string {
    this.all.set(text, { what, readers, isSecret: false, isRead: false });
    return text;
  }

  /** Marks what was handed out once: no answer has it again. */
  secret(text: string, what: string): void {
    this.all.set(text, { what, readers: [], isSecret: true, isRead: false });
  }

  /** Returns the marks in a text that none of these readers may read, by what they stand in; notes the others as read. */
  foundBy(readers: readonly Reader[], text: string): string[] {
    const foreign = new Set<string>();
    for (const mark of this.in(text)) {
      if (mark.readers.some((each) => readers.includes(each))) mark.isRead = true;
      else foreign.add(mark.what);
    }
    return [...foreign];
  }

  /** Notes the marks in a text that their owner gets. */
  readByOwner(text: string): void {
    for (const mark of this.in(text)) mark.isRead = true;
  }

  /** Returns what was read by nobody at all: a mark that stands in no answer would show nothing. */
  unread(): string[] {
    return [...this.all.values()]
      .filter(({ isRead, isSecret }) => !isRead && !isSecret)
      .map(({ what }) => what);
  }

  get size(): number {
    return this.all.size;
  }

  private in(text: string): Mark[] {
    const found = [WORD, ID, SECRET].flatMap((pattern) => text.match(pattern) ?? []);
    return [...new Set(found)].flatMap(
      (each) => this.all.get(each) ?? this.all.get(each.toLowerCase()) ?? [],
    );
  }
}
