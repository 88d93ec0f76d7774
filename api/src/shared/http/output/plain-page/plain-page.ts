import { COMPANY, localizedPath, type Language } from '@consulting/contracts';
import { i18nOf } from '../../../texts/i18n.ts';
import { escapeMarkup } from '../../../texts/markup.ts';
import { STYLE } from './style.ts';

interface PlainPage {
  language: Language;
  title: string;
  /** Markup below the title. */
  view: string;
  /** Markup of elements for the head. */
  head?: string;
}

/** Returns a page that works without scripts and loads nothing; its policy is `SecurityPolicy.ofForms`. */
export function plainPage({ language, title, view, head = '' }: PlainPage): string {
  const i18n = i18nOf(language);
  const link = (path: string, text: string) =>
    `<a href="${localizedPath(language, path)}">${escapeMarkup(text)}</a>`;
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><link rel="icon" href="data:,">${head}
<title>${escapeMarkup(title)} – ${escapeMarkup(COMPANY.shortName)}</title><style>${STYLE}</style></head>
<body><header>${link('/', COMPANY.shortName)}</header>
<main><h1>${escapeMarkup(title)}</h1>${view}</main>
<footer>${link('/privacy_policy', i18n._('Privacy policy'))} · ${link('/impressum', i18n._('Legal notice'))}</footer></body></html>
`;
}
