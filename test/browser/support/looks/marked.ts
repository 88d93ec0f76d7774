import type { Page } from '@playwright/test';
import { onAnswers, tidy } from './foreign.ts';

/** The texts of jobs, projects and consultants from the API, with the language they are written in. */
type Written = () => Promise<ReadonlyMap<string, string>>;

const FIELDS = [
  'title',
  'jobTitle',
  'projectTitle',
  'position',
  'introduction',
  'qualification',
  'description',
  'offer',
];

/** Starts to collect them from the API answers of a page. */
export function writtenIn(page: Page): Written {
  const found = new Map<string, string>();
  const collect = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    const { language, ...fields } = value as Record<string, unknown>;
    if (typeof language === 'string')
      for (const field of FIELDS) {
        const text = fields[field];
        if (typeof text === 'string' && text) found.set(tidy(text), language);
      }
    for (const inner of Object.values(fields)) collect(inner);
  };
  // Another screen may show the same text as user data without a language.
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) found.clear();
  });
  const settled = onAnswers(page, collect);
  return async () => {
    await settled();
    return found;
  };
}

/** Returns those that a page shows, in full or cut with "...", without the language they are written in. */
export async function unmarkedTexts(page: Page, written: Written): Promise<string[]> {
  const texts = [...(await written())];
  const shown = await page.evaluate<[text: string, lang: string][]>(`(() => {
    const shown = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      shown.push([node.data, node.parentElement.closest('[lang]').lang]);
    return shown;
  })()`);
  return shown.flatMap(([raw, lang]) => {
    const text = tidy(raw);
    const known = texts.find(([whole]) =>
      text.endsWith('...') ? text.length > 20 && whole.startsWith(text.slice(0, -3)) : text === whole,
    );
    return known && known[1] !== lang ? [`${text} (${known[1]}, marked as ${lang || 'unknown'})`] : [];
  });
}
