/** A value of a dictionary or a list, as far as the check needs it. `ref` is the number of the object it stands for. */
export type PdfValue =
  | { name: string }
  | { text: string }
  | { number: number }
  | { ref: number }
  | { word: string }
  | { list: PdfList }
  | { dictionary: PdfDictionary };

/** The number of an object or a reference whose number cannot be read. */
export const UNKNOWN = -1;
/** Most entries of a list and most values of a key that are kept: no list that matters here has more. */
const MOST = 64;

/** The first entries of a list, if it is one that the check reads. */
export class PdfList {
  readonly values: PdfValue[] = [];
  /** There are more entries than are kept. */
  isCut = false;

  add(value: PdfValue): void {
    if (this.values.length < MOST) this.values.push(value);
    else this.isCut = true;
  }
}

/** Most entries that are kept: twice as many as there are keys that the check reads. */
const MOST_ENTRIES = 128;

/** The entries of a dictionary whose keys the check reads. A key that stands there twice keeps all its values. */
export class PdfDictionary {
  /** Keys and values in turn, which takes a third of the room of a map. */
  private entries: (string | PdfValue)[] | null = null;
  /** There are more entries than are kept. */
  isCut = false;

  get isEmpty(): boolean {
    return this.entries === null;
  }

  add(key: string, value: PdfValue): void {
    if (!this.entries) this.entries = [key, value];
    else if (this.entries.length < 2 * MOST_ENTRIES) this.entries.push(key, value);
    else this.isCut = true;
  }

  /** Replaces the value added last if it is of this key. */
  replace(key: string, value: PdfValue): void {
    if (this.entries?.at(-2) === key && !this.isCut) this.entries[this.entries.length - 1] = value;
  }

  has(key: string): boolean {
    for (let at = 0; this.entries && at < this.entries.length; at += 2)
      if (this.entries[at] === key) return true;
    return false;
  }

  all(key: string): readonly PdfValue[] {
    return this.has(key) ? this.entriesWhere((each) => each === key) : NONE;
  }

  /** The values of the keys in a set. */
  ofKeys(keys: ReadonlySet<string>): readonly PdfValue[] {
    for (let at = 0; this.entries && at < this.entries.length; at += 2)
      if (keys.has(this.entries[at] as string)) return this.entriesWhere((each) => keys.has(each));
    return NONE;
  }

  /** The value of a key that stands there once; readers do not agree which of several counts. */
  only(key: string): PdfValue | undefined {
    const values = this.all(key);
    return values.length === 1 ? values[0] : undefined;
  }

  private entriesWhere(isWanted: (key: string) => boolean): PdfValue[] {
    return (this.entries ?? []).filter(
      (_, at, all): _ is PdfValue => at % 2 === 1 && isWanted(all[at - 1] as string),
    );
  }
}

const NONE: readonly PdfValue[] = [];

export const nameOf = (value: PdfValue | undefined): string => (value && 'name' in value ? value.name : '');
export const numberOf = (value: PdfValue | undefined): number | undefined =>
  value && 'number' in value ? value.number : undefined;
export const dictionaryOf = (value: PdfValue | undefined): PdfDictionary | undefined =>
  value && 'dictionary' in value ? value.dictionary : undefined;
export const isNull = (value: PdfValue | undefined): boolean =>
  value === undefined || ('word' in value && value.word === 'null');

/** The names of a key, under which there may be one or a list of them. */
export function namesOf(value: PdfValue | undefined): string[] {
  if (value && 'list' in value) return value.list.values.map(nameOf);
  return value && 'name' in value ? [value.name] : [];
}

/** A text as people read it: one that begins with a byte order mark is UTF-16. */
export function readable(value: PdfValue | undefined): string {
  if (!value || !('text' in value)) return '';
  const { text } = value;
  if (text.startsWith('\xff\xfe')) return Buffer.from(text.slice(2), 'latin1').toString('utf16le');
  if (!text.startsWith('\xfe\xff')) return text;
  const bytes = Buffer.from(text.slice(2), 'latin1');
  return bytes
    .subarray(0, bytes.length - (bytes.length % 2))
    .swap16()
    .toString('utf16le');
}

const ESCAPED: Record<string, string> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };

/** The bytes of a text in parentheses (ISO 32000, 7.3.4.2): a backslash before up to three octal digits is a byte. */
export function unescapeText(text: string): string {
  if (!text.includes('\\')) return text;
  return text.replace(/\\([0-7]{1,3}|\r\n|[^])/g, (_, escaped: string) => {
    if (/^[0-7]/.test(escaped)) return String.fromCharCode(Number.parseInt(escaped, 8) & 0xff);
    if (escaped.startsWith('\r') || escaped === '\n') return '';
    return ESCAPED[escaped] ?? escaped;
  });
}

/** Resolves the `#xx` of a name. */
export function unescapeName(name: string): string {
  if (!name.includes('#')) return name;
  return name.replace(/#([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
}

/** The bytes of a text in angle brackets; a missing last digit is a zero. */
export function textOfHex(hex: string): string {
  const digits = hex.replace(/[^0-9a-f]/gi, '');
  return Buffer.from(digits.length % 2 ? `${digits}0` : digits, 'hex').toString('latin1');
}
