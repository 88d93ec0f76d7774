/** The mark of how a form sends a list, removed when the OpenAPI document is complete. */
export const IN_FORMS = 'x-in-forms';

/** `text`: as comma text; `entries`: as one part with the JSON of the list. */
export type FormShape = 'text' | 'entries';

/** Returns the mark as an option of `ApiProperty`, which passes on unknown options. */
export function inForms(shape: FormShape): object {
  return { [IN_FORMS]: shape };
}
