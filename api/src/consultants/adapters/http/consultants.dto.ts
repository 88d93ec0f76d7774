import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsBoolean, IsIn, ValidateIf } from 'class-validator';
import { DEFAULT_LANGUAGE, LIMITS, type Language } from '@consulting/contracts';
import { alsoTaken } from '../../../shared/http/input/api-condition.ts';
import { FreeBy, OfferFields } from '../../../shared/http/input/career.dto.ts';
import {
  EmailText,
  Id,
  Optional,
  OptionalLanguage,
  OptionalText,
  TextList,
} from '../../../shared/http/input/fields.ts';
import { NameText, OptionalName } from '../../../shared/http/input/name-field.ts';
import { SavedSearchFilter } from '../../../saved-searches/adapters/http/saved-search-filter.ts';
import {
  SharedSort,
  StablePageQuery,
  UpdatedSince,
  UpdatedSort,
} from '../../../shared/http/input/page.dto.ts';
import { rule } from '../../../shared/http/input/rule.ts';
import type { ConsultantDetails } from '../../domain/consultant.ts';

export class ConsultantsQuery extends StablePageQuery {
  @OptionalLanguage('Only those in this language')
  language?: Language;

  @FreeBy()
  free_by?: string;
}

/** The list of administrators. */
export class AdminConsultantsQuery extends ConsultantsQuery {
  /** `true`: only those whom companies and visitors find in lists; `false`: only the others. */
  @ApiProperty({ enum: ['true', 'false'], required: false })
  @Optional()
  @IsIn(['true', 'false'], rule('field.not-either', { one: 'true', other: 'false' }))
  listed?: 'true' | 'false';

  @UpdatedSince()
  updated_since?: string;

  @UpdatedSort()
  sort?: 'updated';
}

/** The list of companies, with what is new in a saved search. */
export class OfferedConsultantsQuery extends ConsultantsQuery {
  /** Only what is new in this saved search of the caller's. */
  @SavedSearchFilter()
  savedSearch?: string;

  @SharedSort()
  sort?: 'shared';
}

/** Returns what a query asks for. */
export const toConsultantTerms = ({ q, language, free_by }: ConsultantsQuery) => ({
  q,
  language,
  freeBy: free_by,
});

/** Forms send a yes or no as text. */
const isFlagText = (value: unknown): boolean => value === 'true' || value === 'false';

class ConsultantFields extends OfferFields {
  @OptionalLanguage('Language of the text; English by default')
  language?: Language;

  /** Empty, or a valid address; for the administration only. @example 'miriam.sander@example.com' */
  @ValidateIf((_, value) => value !== undefined && value !== '')
  @EmailText({ mayBeBlank: true })
  email?: string;

  @Optional()
  @TextList()
  skills?: string[];

  /** Whether companies and visitors find the consultant in lists, by default true; others are only proposed. */
  @ApiProperty({
    type: Boolean,
    ...alsoTaken({ type: 'string', enum: ['true', 'false'] }),
    required: false,
    example: true,
  })
  @Optional()
  @Transform(({ value }: { value: unknown }) => (isFlagText(value) ? value === 'true' : value))
  @IsBoolean(rule('field.not-boolean'))
  listed?: boolean;
}

/** A consultant as the form sends it; lists may be the JSON text of one, `projects` comma text too. */
export class ConsultantDto extends ConsultantFields {
  /** @example 'Miriam Sander' */
  @NameText({ required: 'field.name-required' })
  name: string;
}

/** What is missing stays as it is. */
export class ConsultantChangeDto extends ConsultantFields {
  /** @example 'Miriam Sander' */
  @OptionalName({ required: 'field.name-required' })
  name?: string;
}

export class ConsultantApplyDto {
  @Id()
  consultantId: string;

  /** The caller's own id, or missing. */
  @Optional()
  @Id()
  b2bId?: string;

  /** The company's needs, from when, and for how long. */
  @OptionalText({ max: LIMITS.message })
  note?: string;

  @OptionalLanguage('Language of the receipt: that of the page; the account’s when absent')
  language?: Language;
}

/** A new consultant: what was not sent is empty. */
export function toNewDetails(input: ConsultantDto): ConsultantDetails {
  return {
    language: input.language ?? DEFAULT_LANGUAGE,
    name: input.name,
    email: input.email ?? '',
    skills: input.skills ?? [],
    position: input.position ?? '',
    rate: input.rate ?? '',
    availability: input.availability ?? '',
    available_from: input.available_from ?? null,
    days_per_week: input.days_per_week ?? null,
    qualification: input.qualification ?? [],
    experience: input.experience ?? [],
    projects: input.projects ?? [],
    listed: input.listed ?? true,
  };
}
