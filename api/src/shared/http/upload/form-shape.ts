/** In the OpenAPI document, until it is complete: how a form sends a list. */
export const IN_FORMS = 'x-in-forms';

/** `text`: as comma text; `entries`: as one part with the JSON of the list. */
export type FormShape = 'text' | 'entries';

/** A part of the options of `ApiProperty`, which passes on what it does not know. */
export function inForms(shape: FormShape): object {
  return { [IN_FORMS]: shape };
}
