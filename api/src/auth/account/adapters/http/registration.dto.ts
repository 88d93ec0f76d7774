import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn } from 'class-validator';
import {
  DEFAULT_COUNTRY,
  DEFAULT_ROLE,
  LIMITS,
  ROLES,
  type Language,
  type Role,
} from '@consulting/contracts';
import { ApiCondition } from '../../../../shared/http/input/api-condition.ts';
import { Optional, OptionalLanguage, OptionalText, Text } from '../../../../shared/http/input/fields.ts';
import {
  LastName,
  NameText,
  OptionalName,
  OptionalTelephone,
} from '../../../../shared/http/input/name-field.ts';
import { rule } from '../../../../shared/http/input/rule.ts';
import { NOT_BLANK } from '../../../../shared/http/input/text-patterns.ts';
import { Email, Password } from '../../../passwords/adapters/http/credential-fields.ts';

/** Without a role it is a company too. */
@ApiCondition({
  if: { required: ['role'], properties: { role: { enum: ROLES.filter((role) => role !== 'B2B') } } },
  else: { required: ['company_name'], properties: { company_name: { type: 'string', pattern: NOT_BLANK } } },
})
export class RegisterDto {
  /** @example Lena */
  @NameText({ required: 'field.first-name-required' })
  first_name: string;

  /** @example Vogt */
  @LastName()
  last_name: string;

  @Email()
  email: string;

  @Password()
  password: string;

  @ApiPropertyOptional({ enum: ROLES, default: DEFAULT_ROLE })
  @Optional()
  @IsIn(ROLES, rule('field.not-one-of', { choices: ROLES.join(', ') }))
  role?: Role;

  @ApiPropertyOptional({ default: DEFAULT_COUNTRY })
  @OptionalText({ max: LIMITS.name, kind: 'line' })
  country?: string;

  /** @example +49 30 123456 */
  @OptionalTelephone()
  phone?: string;

  /** @example female */
  @OptionalText({ max: LIMITS.name, kind: 'line' })
  gender?: string;

  /** Required for B2B. @example Spree Logistik AG */
  @OptionalName()
  company_name?: string;

  @OptionalLanguage('Language of mails and messages from the system: that of the page')
  language?: Language;
}

export class EmailDto {
  @Email()
  email: string;
}

export class TokenQuery {
  /** From the mailed link. */
  @Text({ max: 200, required: 'account.verification-missing', kind: 'contact' })
  token: string;
}

export class ResetPasswordDto {
  /** From the mailed link. */
  @Text({ max: 200, required: 'password.reset-link-missing', kind: 'contact' })
  token: string;

  @Password()
  password: string;
}
