import { ApiProperty } from '@nestjs/swagger';
import { LANGUAGES } from '@consulting/contracts';

/** Documents the language of an account, in which the system writes to its owner. */
export function ApiAccountLanguage() {
  return ApiProperty({
    enum: LANGUAGES,
    example: 'de',
    description: 'Language of mails and messages from the system',
  });
}

/** Documents the language of the title beside it; null for a name, which has none. */
export function ApiTitleLanguage({ required = true } = {}) {
  return ApiProperty({ type: String, enum: LANGUAGES, nullable: true, example: 'en', required });
}
