import { eachMark, postingMark, type Language, type Words } from '@consulting/contracts';
import { escapeMarkup, jsonInScript } from '../../../shared/texts/markup.ts';

/** Where the page is: the public origin, its language and the words of that language. */
export interface Place {
  site: string;
  language: Language;
  words: Words;
}

/** The texts of a posting's page by name, and lists of texts, whose element is repeated for each entry. */
export type PageTexts = Record<string, string | readonly Record<string, string>[]>;

const LIST_ITEM = { begin: '<li data-each="', end: '</li>' };
const MARK = /"__POSTING_(DATA|JSONLD)__"|__POSTING_[A-Z]+(?:_[A-Z]+)*__/g;
const EACH = /__EACH_[A-Z]+__/g;

/**
 * Returns the public page of a posting: the template with each placeholder (`postingMark`) replaced by its text, escaped
 * for its place, with the elements of lists repeated, and with the data that the client continues from. One pass, so a text
 * that looks like a placeholder stays text. `structured` is the data for search engines.
 */
export function postingPage(template: string, texts: PageTexts, structured: readonly object[]): string {
  const marks = marksOf(texts, postingMark);
  const filled = (part: string): string =>
    part.replace(MARK, (mark, json: string | undefined) => {
      if (json === 'DATA') return jsonInScript(texts);
      if (json === 'JSONLD') return jsonInScript(structured);
      return marks.get(mark) ?? mark;
    });
  const [first = '', ...others] = template.split(LIST_ITEM.begin);
  return [
    filled(first),
    ...others.map((part) => {
      const end = part.indexOf(LIST_ITEM.end) + LIST_ITEM.end.length;
      const list = part.slice(0, part.indexOf('"'));
      return repeated(LIST_ITEM.begin + part.slice(0, end), texts[list]) + filled(part.slice(end));
    }),
  ].join('');
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
