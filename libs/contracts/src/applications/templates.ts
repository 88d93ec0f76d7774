/** The placeholders of templates, written in braces: the person's first name, the target's title and its company. */
export const TEMPLATE_PLACEHOLDERS = ['first_name', 'title', 'company'] as const;

type TemplateValues = Record<(typeof TEMPLATE_PLACEHOLDERS)[number], string>;

const KNOWN = TEMPLATE_PLACEHOLDERS.join('|');

/** Matches anything else in braces: a misspelt placeholder would be sent as it is. */
export const UNKNOWN_PLACEHOLDER = new RegExp(`\\{(?!(?:${KNOWN})\\})[^{}]*\\}`);

/** The placeholders as people write them, for hints and error messages. */
export const PLACEHOLDER_LIST = TEMPLATE_PLACEHOLDERS.map((name) => `{${name}}`).join(', ');

/** Fills the placeholders of a template. Braces inside values are left as they are. */
export function fillTemplate(text: string, values: TemplateValues): string {
  return text.replace(new RegExp(`\\{(${KNOWN})\\}`, 'g'), (_, name: keyof TemplateValues) => values[name]);
}
