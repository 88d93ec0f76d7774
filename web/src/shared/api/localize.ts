import {
  fill,
  filled,
  MESSAGE_CODES,
  WORDS,
  type CodedMessage,
  type MessageCode,
} from '@consulting/contracts';
import { LANGUAGE } from '../language.ts';
import { fieldSentence } from './field-sentences.ts';

/** The parts of an answer with texts: a message with its code, errors of fields, refused entries of a bulk change. */
interface AnswerWithMessages extends Partial<CodedMessage> {
  errors?: unknown;
  refused?: unknown;
}

const isCode = (code: unknown): code is MessageCode => (MESSAGE_CODES as unknown[]).includes(code);

/** Translates a value that is itself a word: a state, or a waiting time. */
function inWords(name: string, value: string | number): string | number {
  const [minutes] = name === 'wait' ? String(value).split(' ') : [];
  if (minutes === '1') return WORDS['wait.minute'];
  if (minutes) return fill(WORDS['wait.minutes'], { count: minutes });
  const key = `value.${value}`;
  return key in WORDS ? WORDS[key as keyof typeof WORDS] : value;
}

/** `english` is the API's own sentence. */
function sentence(code: MessageCode, values: CodedMessage['values'] = {}, english?: string): string {
  const words = Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, inWords(name, value)]),
  );
  return fieldSentence(code, words) ?? ((LANGUAGE === 'en' && english) || filled(code, words));
}

/**
 * Returns the answer with the messages in the language of this build; messages without a code stay as they are. With
 * `isError`, a code that only a newer server knows gets a general sentence instead of the server's English one.
 */
export function localize(body: unknown, isError = false): unknown {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return body;
  const { code, values, message, errors, refused } = body as AnswerWithMessages;
  const localizeEach = (each: unknown) => localize(each, isError);
  return {
    ...body,
    ...(isCode(code)
      ? { message: sentence(code, values, message) }
      : isError && code !== undefined && { message: sentence('server.failed') }),
    ...(Array.isArray(errors) && { errors: errors.map(localizeEach) }),
    ...(Array.isArray(refused) && { refused: refused.map(localizeEach) }),
  };
}
