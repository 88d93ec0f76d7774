import type { ValidationOptions } from 'class-validator';
import { coded, type MessageCode, type MessageValues } from '@consulting/contracts';

/** What a rule of class-validator says, and its code: every rule of every input class has these options. */
export function rule<Code extends MessageCode>(
  code: Code,
  ...values: MessageValues<Code, 'field'>
): ValidationOptions {
  // class-validator puts the name of the field where it reads $property.
  const all = [{ field: '$property', ...values[0] }] as unknown as MessageValues<Code>;
  return { message: coded(code, ...all).message, context: { code, values: values[0] } };
}
