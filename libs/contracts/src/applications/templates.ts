/** What a template may leave open, each written in braces: `{first_name}` of the person, `{title}` of what was applied for, `{company}` it belongs to. */
export const TEMPLATE_PLACEHOLDERS = ['first_name', 'title', 'company'] as const;

type TemplateValues = Record<(typeof TEMPLATE_PLACEHOLDERS)[number], string>;

const KNOWN = TEMPLATE_PLACEHOLDERS.join('|');

/** Finds anything else in braces: a misspelt placeholder would reach a person as it stands. */
export const UNKNOWN_PLACEHOLDER = new RegExp(`\\{(?!(?:${KNOWN})\\})[^{}]*\\}`);

/** The placeholders as people write them, for hints and refusals. */
export const PLACEHOLDER_LIST = TEMPLATE_PLACEHOLDERS.map((name) => `{${name}}`).join(', ');

/** The text of a template with its placeholders filled; what a value says in braces stays as it is. */
export function fillTemplate(text: string, values: TemplateValues): string {
  return text.replace(new RegExp(`\\{(${KNOWN})\\}`, 'g'), (_, name: keyof TemplateValues) => values[name]);
}
