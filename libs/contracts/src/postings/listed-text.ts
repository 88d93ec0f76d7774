/** A text whose lines with a dash, a bullet or an asterisk in front are shown as a list. */
export interface ListedText {
  /** Before the list; the whole text if it has none. */
  text: string;
  items: string[];
  /** After the list. */
  after: string;
}

const ITEM = /^\s*[-–•*]\s+(?=\S)/;

/** Returns the parts of a text: what stands before its first list, the entries of that list, and the rest as written. */
export function listedText(text: string): ListedText {
  const lines = text.split('\n');
  const first = lines.findIndex((line) => ITEM.test(line));
  if (first < 0) return { text: text.trim(), items: [], after: '' };
  const length = lines.slice(first).findIndex((line) => line.trim() !== '' && !ITEM.test(line));
  const end = length < 0 ? lines.length : first + length;
  const items = lines.slice(first, end).filter((line) => ITEM.test(line));
  return {
    text: lines.slice(0, first).join('\n').trim(),
    items: items.map((line) => line.replace(ITEM, '').trim()),
    after: lines.slice(end).join('\n').trim(),
  };
}
