import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { MESSAGE_CODES, type MessageCode } from '@consulting/contracts';

/** The schema of the codes. */
export const OPEN_CODES = 'MessageCode';

/**
 * Documents the code of a message; all codes are one list in the OpenAPI document, which is open: newer versions have more of
 * them, and a client that was generated before must still read the answer.
 */
export function ApiCode(example: MessageCode) {
  return ApiProperty({
    enum: MESSAGE_CODES,
    enumName: OPEN_CODES,
    description: 'The meaning of the message, whatever its words: never changes',
    example,
  });
}

/** Documents the values of a message's placeholders, for clients that use their own wording. */
export function ApiValues() {
  return ApiPropertyOptional({
    type: 'object',
    additionalProperties: { oneOf: [{ type: 'string' }, { type: 'number', format: 'double' }] },
    description: 'The values in the message by their names, where it has some',
    example: { max: 200 },
  });
}

/**
 * Returns the schema of a choice in answers that newer versions extend without notice: a text whose known values are named, so that
 * a client that was generated before still reads the answer.
 */
export const openChoice = (values: readonly string[]) =>
  ({ type: 'string', 'x-extensible-enum': [...values] }) as const;
