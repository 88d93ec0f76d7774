import { MESSAGES, type MessageCode } from './messages.ts';
import { fill } from '../texts/fill.ts';

/** A code to act on, its sentence, and the values of its placeholders, so that clients can use their own wording. */
export interface CodedMessage {
  code: MessageCode;
  message: string;
  values?: Values;
}

type Values = Readonly<Record<string, string | number>>;

type Placeholder<Sentence> = Sentence extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Placeholder<Rest>
  : never;

/** The arguments for a code: the values of its placeholders, if any. The placeholders `Known` are filled elsewhere. */
export type MessageValues<Code extends MessageCode, Known extends string = never> = [
  Exclude<Placeholder<(typeof MESSAGES)[Code]>, Known>,
] extends [never]
  ? []
  : [values: Record<Exclude<Placeholder<(typeof MESSAGES)[Code]>, Known>, string | number>];

/** Codes whose sentences have no placeholders. */
export type PlainCode = {
  [Code in MessageCode]: MessageValues<Code> extends [] ? Code : never;
}[MessageCode];

/** Creates a message by its code and fills its placeholders: the only way to send a sentence. */
export function coded<Code extends MessageCode>(code: Code, ...given: MessageValues<Code>): CodedMessage {
  const values: Values | undefined = given[0];
  return { code, message: filled(code, values), ...(values && { values }) };
}

/** Returns the sentence of a code with these values. */
export function filled(code: MessageCode, values: Values = {}): string {
  return fill(MESSAGES[code], values);
}
