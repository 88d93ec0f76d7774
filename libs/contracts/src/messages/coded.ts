import { MESSAGES, type MessageCode } from './messages.ts';
import { fill } from '../texts/fill.ts';

/** The code to act on, its sentence, and the values of its placeholders, so that others can word it themselves. */
export interface CodedMessage {
  code: MessageCode;
  message: string;
  values?: Values;
}

type Values = Readonly<Record<string, string | number>>;

type Placeholder<Sentence> = Sentence extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Placeholder<Rest>
  : never;

/** The values of a code's sentence, none where it has no placeholder; `Known` are put in by somebody else. */
export type MessageValues<Code extends MessageCode, Known extends string = never> = [
  Exclude<Placeholder<(typeof MESSAGES)[Code]>, Known>,
] extends [never]
  ? []
  : [values: Record<Exclude<Placeholder<(typeof MESSAGES)[Code]>, Known>, string | number>];

/** Codes whose sentence has no placeholder. */
export type PlainCode = {
  [Code in MessageCode]: MessageValues<Code> extends [] ? Code : never;
}[MessageCode];

/** The one way to a sentence: with its code, its placeholders filled. */
export function coded<Code extends MessageCode>(code: Code, ...given: MessageValues<Code>): CodedMessage {
  const values: Values | undefined = given[0];
  return { code, message: filled(code, values), ...(values && { values }) };
}

/** The sentence of a code with these values. */
export function filled(code: MessageCode, values: Values = {}): string {
  return fill(MESSAGES[code], values);
}
