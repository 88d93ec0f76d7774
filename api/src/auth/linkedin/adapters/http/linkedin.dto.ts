import type { Language } from '@consulting/contracts';
import { OptionalLanguage } from '../../../../shared/http/input/fields.ts';

export class LinkedInQuery {
  @OptionalLanguage('Language of the page; a new account starts with it')
  language?: Language;
}
