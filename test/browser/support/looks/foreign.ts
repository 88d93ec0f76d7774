import type { Page } from '@playwright/test';
import fs from 'node:fs';
import path from 'node:path';
import { COMPANY, COUNTRY_CODES, LANGUAGE_NAMES } from '../../../../libs/contracts/src/index.ts';
import { POSTING_RULES, sourceOf } from '../../../../libs/contracts/src/posting-check/rules.ts';
import { plainWords } from '../../app/nightly/pseudo/pseudo.ts';
import { catalogue } from './texts.ts';

const ROOT = path.resolve(import.meta.dirname, '../../../..');

const SHOWN = `(() => {
  ${fs.readFileSync(path.join(import.meta.dirname, 'shown-texts.js'), 'utf8')}
  return shownTexts();
})()`;

/** User-written data from the API: it may be in any language, unlike the API's own sentences. */
export type Data = () => Promise<ReadonlySet<string>>;

/** Passes every JSON answer that a page gets to `collect`. The returned function waits for pending ones. */
export function onAnswers(page: Page, collect: (answer: unknown) => void): () => Promise<unknown> {
  const pending: Promise<unknown>[] = [];
  page.on('response', (response) => {
    if (!response.headers()['content-type']?.includes('application/json')) return;
    // The page may leave before it has read an answer.
    pending.push(response.json().then(collect, () => undefined));
  });
  return () => Promise.all(pending);
}

/** Starts to collect the data that a page gets from the API; with `sentences` the API's sentences, too. */
export function dataOf(page: Page, { sentences = false } = {}): Data {
  const found = new Set<string>();
  const collect = (value: unknown): void => {
    if (typeof value === 'string')
      for (const line of [value, ...value.split(/\n|, ?/)]) found.add(tidy(line));
    else if (typeof value === 'object' && value !== null)
      for (const [key, inner] of Object.entries(value)) if (sentences || key !== 'message') collect(inner);
  };
  const settled = onAnswers(page, collect);
  return async () => {
    await settled();
    // It came with the sign-in, before the page was watched.
    for (const account of await page.evaluate<string[]>(ACCOUNTS)) collect(JSON.parse(account));
    return found;
  };
}

const ACCOUNTS = "['user', 'adminData'].map((key) => localStorage.getItem(key) ?? '{}')";

export const tidy = (text: string) => text.replace(/\s+/g, ' ').trim();

/** Returns the parts of a message that appear separately: between its elements, and in each plural form. */
function partsOf(message: string): string[] {
  const forms = [...message.matchAll(/(?:one|other|few|many|=\d+) \{([^{}]*)\}/g)].map(
    ([, form = '']) => form,
  );
  const plain = forms.length > 0 ? forms : [message];
  return plain.flatMap((text) => text.split(/<\/?\d+\/?>/)).map(tidy);
}

const letters = (text: string) => text.replace(/\{[^}]*\}/g, '').match(/\p{L}/gu)?.length ?? 0;

/** Returns the texts of one language that differ in the other. */
function textsOnlyIn(language: 'en' | 'de'): (text: string) => boolean {
  const parts = (of: 'text' | 'said') => new Set(catalogue('de').flatMap((each) => partsOf(each[of])));
  const [own, other] = language === 'en' ? [parts('text'), parts('said')] : [parts('said'), parts('text')];
  const only = [...own].filter((text) => letters(text) > 2 && !other.has(text));
  const fixed = new Set(only.filter((text) => !text.includes('{')));
  const open = only
    .filter((text) => text.includes('{') && letters(text) > 4)
    .map((text) => new RegExp(`^${text.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{[^}]*\}/g, '.+')}$`));
  // A walk meets the same texts on every screen.
  const known = new Map<string, boolean>();
  return (text) => {
    const is = known.get(text) ?? (fixed.has(text) || open.some((pattern) => pattern.test(text)));
    known.set(text, is);
    return is;
  };
}

const isOnly = { en: textsOnlyIn('en'), de: textsOnlyIn('de') };

/** Returns our texts on a page that are in the other language. */
export async function foreignTexts(page: Page, other: 'en' | 'de', data: Data): Promise<string[]> {
  const [shown, written] = [await page.evaluate<string[]>(SHOWN), await data()];
  // "Rate: 110 € pro Stunde" is our label before user data.
  const theirs = [...written].filter((text) => isOnly[other](text));
  return shown.filter(
    (text) => !written.has(text) && isOnly[other](text) && !theirs.some((part) => text.includes(part)),
  );
}

const COUNTRIES = new Intl.DisplayNames('en-GB', { type: 'region' });

/** Returns texts that are the same in every language: names, addresses, and documents, which have their own files. */
function knownTexts(): { names: string[]; documents: string } {
  const folders = ['legal', 'services'].map((name) => path.join(ROOT, 'web/src/features', name, 'en'));
  const documents = folders
    .flatMap((folder) =>
      fs.readdirSync(folder).map((file) => fs.readFileSync(path.join(folder, file), 'utf8')),
    )
    .map((source) => source.replace(/[*`]|\[([^\]]*)\]\([^)]*\)/g, '$1').replaceAll('\u00a0', ' '))
    .join('\n');
  const titles = [...documents.matchAll(/title: '([^']+)'/g)].map(([, title = '']) => title);
  return {
    // The last one is the name that tests sign in with.
    names: [
      ...Object.values(COMPANY).flat().map(String),
      ...Object.values(LANGUAGE_NAMES),
      ...titles,
      // Browsers know the names of countries in each language, but not in the pseudo language.
      ...COUNTRY_CODES.map((code) => COUNTRIES.of(code) ?? ''),
      // The sources of hints: laws as lawyers cite them.
      ...POSTING_RULES.map((rule) => tidy(sourceOf(rule).source)),
      'Chrome',
    ],
    documents,
  };
}

const KNOWN = knownTexts();
const DATES =
  /\b(\d{1,2} (Jan|Feb|Mar|Apr|May|June?|July?|Aug|Sept?|Oct|Nov|Dec)[a-z]*( \d{4})?|(January|February|March|April|May|June|July|August|September|October|November|December) \d{4})/g;
/** Times with their zone, whose names browsers know in each language, but not in the pseudo language, and the scheme of an address. */
const SAME_EVERYWHERE =
  /\b(Mon|Tue|Wed|Thu|Fri|Sat|Sun) [^()]*\(Europe\/Berlin, CES?T\)|Europe\/Berlin|ht+ps:\/\//g;

/** Returns words of the code that are in no catalogue: in the pseudo language they are still English. */
export async function untranslatedTexts(page: Page, data: Data): Promise<string[]> {
  const shown = await page.evaluate<string[]>(SHOWN);
  const known = [...KNOWN.names, ...(await data())].filter((text) => text.length > 2);
  known.sort((a, b) => b.length - a.length);
  return shown.filter((text) => {
    if (plainWords(text).length === 0 || KNOWN.documents.includes(text)) return false;
    // A long address may break after its @.
    if (known.some((each) => each.includes('@') && each.includes(text))) return false;
    if (text.endsWith('...') && known.some((each) => each.startsWith(text.slice(0, -3)))) return false;
    const ours = known.reduce(
      (left, name) => (left.includes(name) ? left.replaceAll(name, ' ') : left),
      text.replace(SAME_EVERYWHERE, ' '),
    );
    // Search texts stand in quotation marks.
    return (
      plainWords(
        ours

          .replace(DATES, '')
          .replace(/“[^”]*”/g, ''),
      ).length > 0
    );
  });
}
