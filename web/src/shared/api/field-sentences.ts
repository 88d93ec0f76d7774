import { type CodedMessage, type MessageCode } from '@consulting/contracts';
import { t } from '@lingui/core/macro';

type Values = NonNullable<CodedMessage['values']>;

/**
 * What people read beside a field, where the API's sentence is one for programs: it calls the field by its name in the
 * request ("text must be shorter than or equal to 5000 characters").
 */
const SENTENCES: Partial<Record<MessageCode, (values: Values) => string>> = {
  'field.entry-too-long': ({ max = '' }) => t`Each entry may have ${max} characters at most.`,
  'field.entry-twice': () => t`Please enter everything only once.`,
  'field.invalid': () => t`This cannot be used. Please check it.`,
  'field.no-language': () => t`Please write a text in at least one language.`,
  'field.not-amount-between': ({ min = '', max = '' }) =>
    t`Please enter an amount from ${min} to ${max} with at most two decimals.`,
  'field.not-date': () => t`This is not a valid date.`,
  'field.not-whole-number-between': ({ min = '', max = '' }) =>
    t`Please enter a whole number from ${min} to ${max}.`,
  'field.not-whole-number-from': ({ min = '' }) => t`Please enter a whole number from ${min}.`,
  'field.too-few-entries': ({ min = '' }) => t`Please enter ${min} entries at least, or none.`,
  'field.too-large': ({ max = '' }) => t`Please enter ${max} or less.`,
  'field.too-long': ({ max = '' }) => t`This text is too long. Please shorten it to ${max} characters.`,
  'field.too-many-entries': ({ max = '' }) => t`Please enter ${max} entries at most.`,
  'field.too-short': ({ min = '' }) => t`Please write ${min} characters at least.`,
  'field.too-small': ({ min = '' }) => t`Please enter ${min} or more.`,
};

/** Returns the sentence for people; undefined where the API's own one is for them. */
export const fieldSentence = (code: MessageCode, values: Values): string | undefined =>
  SENTENCES[code]?.(values);
