import { ApiHideProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn } from 'class-validator';
import { LIMITS, ROLES, type Role } from '@consulting/contracts';
import { CareerFields, FreeBy } from '../../../shared/http/input/career.dto.ts';
import {
  Optional,
  OptionalText,
  PdfField,
  SearchText,
  Text,
  TextList,
} from '../../../shared/http/input/fields.ts';
import { OptionalName, OptionalTelephone } from '../../../shared/http/input/name-field.ts';
import { rule } from '../../../shared/http/input/rule.ts';
import { StablePageQuery } from '../../../shared/http/input/page.dto.ts';

/** Only what is sent changes. */
export class ProfileDto extends CareerFields {
  /** @example Lena */
  @OptionalName({ required: 'field.first-name-required' })
  first_name?: string;

  /** @example Vogt */
  @OptionalName()
  last_name?: string;

  /** @example +49 30 123456 */
  @OptionalTelephone()
  phone?: string;

  /** @example Germany */
  @OptionalText({ max: LIMITS.name, kind: 'line' })
  country?: string;

  /** @example female */
  @OptionalText({ max: LIMITS.name, kind: 'line' })
  gender?: string;

  @ApiPropertyOptional({ enum: ROLES, example: 'Freelancer' })
  @Optional()
  @IsIn(ROLES, rule('field.not-one-of', { choices: ROLES.join(', ') }))
  role?: Role;

  /** Not blank for B2B users. @example Spree Logistik AG */
  @OptionalName()
  company_name?: string;

  /** Lowercased. */
  @Optional()
  @TextList()
  skills?: string[];

  @ApiHideProperty()
  @PdfField()
  cv?: never;

  @ApiHideProperty()
  @PdfField()
  certificate?: never;
}

export class UserByEmailDto {
  /** The caller's own. @example lena.vogt@example.com */
  @Text({ max: LIMITS.email, required: 'email.required', kind: 'contact' })
  email: string;
}

export class UsersQuery extends StablePageQuery {
  /** Comma-separated skills, of which any may match, by any of their names. @example abap */
  @SearchText(LIMITS.skillSearch)
  skill?: string;

  @FreeBy()
  free_by?: string;
}

/** Returns what a query asks for. */
export const toUserTerms = ({ q, skill, free_by }: UsersQuery) => ({ q, skill, freeBy: free_by });
