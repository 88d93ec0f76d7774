import { t } from '@lingui/core/macro';
import { startDate } from '../../display/dates.ts';

/** A field's label and how the form words a value of it; both as the form itself says them. */
export interface FieldWords {
  label: string;
  /** The language of the value, if it is not the page's. */
  lang: string | undefined;
  /** '' for an empty value. */
  say: (value: unknown) => string;
}

/** The text of a label without its mark "(optional)". */
const textOf = (element: Element | null | undefined) =>
  [...(element?.childNodes ?? [])].find((node) => node.nodeType === Node.TEXT_NODE)?.textContent?.trim() ??
  '';

const labelOf = (input: HTMLInputElement): string => {
  const named = input.getAttribute('aria-labelledby');
  const label = named ? document.getElementById(named) : input.labels?.[0];
  return textOf(label) || textOf(label?.querySelector('b'));
};

/**
 * Finds a field by the name of its value (`data-path`, which `getInputProps` sets) and returns its words; null where the
 * form does not show it. Its own labels and options are read, so that no form has to list them a second time.
 */
export function wordsOf(form: HTMLElement | null, name: string): FieldWords | null {
  const place = form?.querySelector<HTMLElement>(`[data-path="${name}"], [data-path^="${name}."]`);
  if (!place) return null;
  const group =
    place.dataset['path'] === name && !place.matches('fieldset') ? null : place.closest('fieldset');
  const input = place as HTMLInputElement;
  const own = group ? textOf(group.querySelector('legend')) : labelOf(input);
  return {
    label: own || labelOf(input) || name,
    lang: place.lang || undefined,
    say: (value) => sayIn(group ?? place, value),
  };
}

function sayIn(place: HTMLElement, value: unknown): string {
  if (typeof value === 'boolean') return value ? t`Yes` : t`No`;
  if (Array.isArray(value)) return sayList(place, value);
  if (typeof value === 'object' && value !== null) return sayTexts(value);
  const text = String(value ?? '');
  const option = optionOf(place, text);
  const radio = [...place.querySelectorAll<HTMLInputElement>('input[type=radio]')].find(
    (each) => each.value === text,
  );
  const isDay = place instanceof HTMLInputElement && place.type === 'date';
  if (isDay) return text && startDate(text);
  return (option?.textContent ?? (radio && labelOf(radio))) || text;
}

const optionOf = (place: HTMLElement, value: string) =>
  [...place.querySelectorAll('option')].find((each) => each.value === value);

/** The texts of an entry one after another, also those within its parts. */
const sayTexts = (entry: object): string =>
  Object.values(entry)
    .map((text: unknown) => (typeof text === 'object' && text !== null ? sayTexts(text) : String(text)))
    .filter(Boolean)
    .join(', ');

/** Choices one after another, entries of several texts each in a line. */
function sayList(place: HTMLElement, values: unknown[]): string {
  const boxes = [...place.querySelectorAll<HTMLInputElement>('input[type=checkbox]')];
  const said = values.map((entry) => {
    if (typeof entry === 'object' && entry !== null) return sayTexts(entry);
    const box = boxes.find(({ value }) => value === entry);
    return (box && labelOf(box)) || optionOf(place, String(entry))?.textContent || String(entry);
  });
  return said.filter(Boolean).join('\n');
}
