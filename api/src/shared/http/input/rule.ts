import type { ValidationOptions } from 'class-validator';
import { coded, type MessageCode, type MessageValues } from '@consulting/contracts';

/** Returns the options of a class-validator rule with its message and code; every rule of an input class uses them. */
export function rule<Code extends MessageCode>(
  code: Code,
  ...values: MessageValues<Code, 'field'>
): ValidationOptions {
  // class-validator replaces $property with the name of the field.
  const all = [{ field: '$property', ...values[0] }] as unknown as MessageValues<Code>;
  return { message: coded(code, ...all).message, context: { code, values: values[0] } };
}
