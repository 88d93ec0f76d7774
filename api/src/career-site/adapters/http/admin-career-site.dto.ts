import { ApiExtraModels, ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsArray, IsBoolean, Matches, ArrayMaxSize, ValidateIf } from 'class-validator';
import { LIMITS, OBJECT_ID, type CareerContent, type JobPageContent } from '@consulting/contracts';
import {
  CalendarDay,
  DAY_SCHEMA,
  EmailText,
  Id,
  ID_PATTERN,
  Optional,
} from '../../../shared/http/input/fields.ts';
import { NameText, OptionalTelephone } from '../../../shared/http/input/name-field.ts';
import {
  Entries,
  entriesSchema,
  InLanguagesField,
  LineDto,
} from '../../../shared/http/input/nested/in-languages.dto.ts';
import { rule } from '../../../shared/http/input/rule.ts';
import type { MemberDetails } from '../../domain/career-site.ts';
import { BenefitDto, BENEFITS, HiringStepDto, OptionalSentencesDto, STEPS } from './career-texts.dto.ts';

const A_MEMBER = '656f2a9e1c9d440000a1b2c3';
const ifGiven = ValidateIf((_, value) => value !== null);
const ids = {
  type: 'array' as const,
  items: { type: 'string', pattern: ID_PATTERN },
  maxItems: LIMITS.teamMembers,
};

@ApiExtraModels(BenefitDto, HiringStepDto)
export class CareerSiteDto implements CareerContent {
  /** The id of the team member who answers questions; null for nobody. */
  @ifGiven
  @Id()
  @ApiProperty({ type: String, nullable: true, pattern: ID_PATTERN, example: A_MEMBER })
  contact: string | null;

  /** None, or two at least, in the order in which they are taken. */
  @ApiProperty(entriesSchema(HiringStepDto, STEPS))
  @Entries(HiringStepDto, STEPS)
  steps: HiringStepDto[];

  @ApiProperty(entriesSchema(BenefitDto, BENEFITS))
  @Entries(BenefitDto, BENEFITS)
  benefits: BenefitDto[];
}

/** Where the page of a job differs; null where it is as the site. */
@ApiExtraModels(BenefitDto, HiringStepDto)
export class JobPageDto implements JobPageContent {
  @ifGiven
  @Id()
  @ApiProperty({ type: String, nullable: true, pattern: ID_PATTERN, example: A_MEMBER })
  contact: string | null;

  /** The ids of the team members, in the order in which they are shown. */
  @ApiProperty({ ...ids, nullable: true })
  @ifGiven
  @IsArray(rule('field.not-list'))
  @ArrayMaxSize(LIMITS.teamMembers, rule('field.too-many-entries', { max: LIMITS.teamMembers }))
  @Matches(OBJECT_ID, { each: true, ...rule('field.not-id') })
  team: string[] | null;

  @ApiProperty({ ...entriesSchema(HiringStepDto, STEPS), nullable: true })
  @ifGiven
  @Entries(HiringStepDto, STEPS)
  steps: HiringStepDto[] | null;

  @ApiProperty({ ...entriesSchema(BenefitDto, BENEFITS), nullable: true })
  @ifGiven
  @Entries(BenefitDto, BENEFITS)
  benefits: BenefitDto[] | null;
}

/** A team member as the form sends it, whole. */
export class TeamMemberDto implements MemberDetails {
  /** @example 'Katrin Lehmann' */
  @NameText({ required: 'field.name-required' })
  name: string;

  /** The person's role in the firm. */
  @InLanguagesField(LineDto)
  role: LineDto;

  /** In the person's words. */
  @InLanguagesField(OptionalSentencesDto, { mayBeEmpty: true })
  sentence: OptionalSentencesDto = new OptionalSentencesDto();

  /** Shown where the person is the contact. @example '+49 30 000000-12' */
  @ApiPropertyOptional()
  @OptionalTelephone()
  phone: string = '';

  /** Shown where the person is the contact; may be empty. @example 'katrin.lehmann@example.com' */
  @ApiPropertyOptional()
  @ValidateIf((_, value) => value !== '')
  @EmailText({ mayBeBlank: true })
  email: string = '';

  /** Whether visitors see the person. */
  @ApiPropertyOptional({ type: Boolean, example: true })
  @Optional()
  @IsBoolean(rule('field.not-boolean'))
  shown: boolean = true;
}

export class TeamOrderDto {
  /** The id of every member once, in the new order. */
  @ApiProperty(ids)
  @IsArray(rule('field.not-list'))
  @ArrayMaxSize(LIMITS.teamMembers, rule('field.too-many-entries', { max: LIMITS.teamMembers }))
  @Matches(OBJECT_ID, { each: true, ...rule('field.not-id') })
  ids: string[];
}

export class PortraitDto {
  /** The day on which the person agreed that the portrait is shown: today or earlier. */
  @ApiProperty({ ...DAY_SCHEMA, example: '2026-11-20' })
  @CalendarDay()
  consent_on: string;
}
