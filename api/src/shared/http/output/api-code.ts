import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { MESSAGE_CODES, type MessageCode } from '@consulting/contracts';

/** The code of a sentence, in the OpenAPI document one list for all. */
export function ApiCode(example: MessageCode) {
  return ApiProperty({
    enum: MESSAGE_CODES,
    enumName: 'MessageCode',
    description: 'What the message says, whatever its words: never changes',
    example,
  });
}

/** The values of the sentence's placeholders, for whoever words it by its code. */
export function ApiValues() {
  return ApiPropertyOptional({
    type: 'object',
    additionalProperties: { oneOf: [{ type: 'string' }, { type: 'number' }] },
    description: 'The values in the message by their names, where it has some',
    example: { max: 200 },
  });
}
