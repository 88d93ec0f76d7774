import { eachMark, postingMark } from '@consulting/contracts';
import { escapeMarkup, jsonInScript } from '../markup.ts';

/** The texts of a posting's page by name, and lists of texts, whose element is repeated for each entry. */
export type PageTexts = Record<string, string | readonly Record<string, string>[]>;

const PARTS =
  /(<li data-each="(\w+)"(?:(?!<\/?li[ >])[^])*<\/li>)|"__POSTING_(DATA|JSONLD)__"|__POSTING_[A-Z]+(?:_[A-Z]+)*__/g;
const EACH = /__EACH_[A-Z]+__/g;

/**
 * Returns the public page of a posting: the template with each placeholder (`postingMark`) replaced by its text, escaped
 * for its place, with the elements of lists repeated, and with the data that the client continues from. One pass, so a text
 * that looks like a placeholder stays text. `structured` is the data for search engines.
 */
export function postingPage(template: string, texts: PageTexts, structured: readonly object[]): string {
  const marks = marksOf(texts, postingMark);
  return template.replace(
    PARTS,
    (mark, element: string | undefined, list: string | undefined, json: string | undefined) => {
      if (element !== undefined && list !== undefined) return repeated(element, texts[list]);
      if (json === 'DATA') return jsonInScript(texts);
      if (json === 'JSONLD') return jsonInScript(structured);
      return marks.get(mark) ?? mark;
    },
  );
}

function repeated(element: string, entries: PageTexts[string] | undefined): string {
  if (typeof entries === 'string' || entries === undefined) return element;
  return entries
    .map((entry) => marksOf(entry, eachMark))
    .map((marks) => element.replace(EACH, (mark) => marks.get(mark) ?? mark))
    .join('');
}

function marksOf(texts: PageTexts, markOf: (name: string) => string): Map<string, string> {
  return new Map(
    Object.entries(texts).flatMap(([name, text]) =>
      typeof text === 'string' ? [[markOf(name), escapeMarkup(text)] as const] : [],
    ),
  );
}
