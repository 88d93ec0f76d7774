import { COMPANY, type Language } from '@consulting/contracts';
import { berlinTime } from '../../../shared/texts/berlin-time.ts';
import { i18nOf, type I18n } from '../../../shared/texts/i18n.ts';
import { escapeMarkup } from '../../../shared/texts/markup.ts';
import type { ExportPart } from '../../application/account-lifecycle.ts';
import { fieldLabels } from './field-labels.ts';
import { partTitles } from './part-titles.ts';
import { STYLE } from './style.ts';
import { isEntry, isPlain, valuesIn, type Entry } from './values.ts';

/** A table of more columns is too wide for paper and telephones. */
const MOST_COLUMNS = 6;

/** Ids say nothing to people: they come last. */
const isId = (field: string): boolean => /^(id|stage)$|Id$/.test(field);

/**
 * Returns a person's data as a page that says in the person's language what the files beside it say to programs (GDPR,
 * article 12): each field of them, in their order. It needs nothing but itself, runs nothing and can be printed.
 */
export function dataPage(parts: readonly ExportPart[], language: Language, at: Date): string {
  return new DataPage(language).of(parts, at);
}

class DataPage {
  private readonly i18n: I18n;
  private readonly titles: Readonly<Record<string, string>>;
  private readonly labels: Readonly<Record<string, string>>;
  private readonly told: ReturnType<typeof valuesIn>;

  constructor(private readonly language: Language) {
    this.i18n = i18nOf(language);
    this.titles = partTitles(this.i18n);
    this.labels = fieldLabels(this.i18n);
    this.told = valuesIn(language, this.i18n);
  }

  of(parts: readonly ExportPart[], at: Date): string {
    const { i18n } = this;
    const title = i18n._('Your data');
    const told = i18n._(
      'Everything that {company} keeps about you, as of {time}. Times are those of Berlin. The files with the ending .json beside this page hold the same for programs.',
      { company: COMPANY.name, time: berlinTime(at, this.language) },
    );
    const order = Object.keys(this.titles);
    const shown = parts
      .filter(({ data }) => data !== undefined)
      .toSorted((one, other) => order.indexOf(one.name) - order.indexOf(other.name));
    return `<!doctype html>
<html lang="${this.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<meta name="robots" content="noindex">
<title>${escapeMarkup(title)}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>${escapeMarkup(title)}</h1>
<p>${escapeMarkup(told)}</p>
${this.documents(parts)}
${shown.map((part) => this.part(part)).join('\n')}
</main>
</body>
</html>
`;
  }

  /** Links to the documents beside the page, each with a text of its own: several may be called the same. */
  private documents(parts: readonly ExportPart[]): string {
    const files = parts.flatMap(({ name, file }) => (file ? [{ path: `${name}.pdf`, file }] : []));
    if (files.length === 0) return '';
    const links = files.map(({ path, file: { filename } }) => {
      const isOnly = files.filter(({ file }) => file.filename === filename).length === 1;
      const text = isOnly ? filename : `${filename} (${path})`;
      return `<li><a href="${escapeMarkup(encodeURI(path))}">${escapeMarkup(text)}</a></li>`;
    });
    return `<section><h2>${escapeMarkup(this.i18n._('Documents'))}</h2><ul>${links.join('')}</ul></section>`;
  }

  private part({ name, data }: ExportPart): string {
    const heading = `<h2>${escapeMarkup(this.titles[name] ?? name)}</h2>`;
    return `<section>${heading}${this.content(name, data)}</section>`;
  }

  private content(part: string, value: unknown): string {
    if (Array.isArray(value) && value.every(isEntry)) return this.entries(part, value);
    return isEntry(value) ? this.fields(part, value) : `<p>${this.plain('', value)}</p>`;
  }

  private entries(part: string, entries: readonly Entry[]): string {
    if (entries.length === 0) return `<p>${escapeMarkup(this.i18n._('Nothing.'))}</p>`;
    const columns = [...new Set(entries.flatMap((entry) => Object.keys(entry)))];
    const isTable =
      columns.length <= MOST_COLUMNS && entries.every((entry) => Object.values(entry).every(isPlain));
    if (!isTable) return entries.map((entry) => `<article>${this.fields(part, entry)}</article>`).join('');
    const head = columns.map((field) => `<th scope="col">${this.label(part, field)}</th>`).join('');
    const rows = entries.map((entry) => {
      const cells = columns.map((field) => `<td>${this.plain(field, entry[field])}</td>`);
      return `<tr>${cells.join('')}</tr>`;
    });
    return `<div class="wide"><table><thead><tr>${head}</tr></thead><tbody>${rows.join('')}</tbody></table></div>`;
  }

  private fields(part: string, entry: Entry): string {
    if (Object.keys(entry).length === 0) return '–';
    const fields = Object.entries(entry).toSorted(
      ([one], [other]) => Number(isId(one)) - Number(isId(other)),
    );
    const rows = fields.map(([field, value]) => {
      const content = isPlain(value) ? this.plain(field, value) : this.content(part, value);
      return `<div${isId(field) ? ' class="id"' : ''}><dt>${this.label(part, field)}</dt><dd>${content}</dd></div>`;
    });
    return `<dl>${rows.join('')}</dl>`;
  }

  private label(part: string, field: string): string {
    return escapeMarkup(this.labels[`${part}.${field}`] ?? this.labels[field] ?? field);
  }

  private plain(field: string, value: unknown): string {
    const text = isPlain(value) ? this.told(field, value) : '';
    return text === '' ? '–' : escapeMarkup(text);
  }
}
