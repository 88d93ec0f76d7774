import { ApiProperty } from '@nestjs/swagger';
import { LANGUAGES } from '@consulting/contracts';

/** The language of an account, in which the system writes to whoever it belongs to. */
export function ApiAccountLanguage() {
  return ApiProperty({
    enum: LANGUAGES,
    example: 'de',
    description: 'Of mails and messages from the system',
  });
}

/** The language of the title that stands beside it; null is a name, which has none. */
export function ApiTitleLanguage({ required = true } = {}) {
  return ApiProperty({ type: String, enum: LANGUAGES, nullable: true, example: 'en', required });
}
