import { ApiProperty } from '@nestjs/swagger';
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
