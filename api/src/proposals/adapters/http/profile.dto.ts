import { applyDecorators } from '@nestjs/common';
import { ApiExtraModels, ApiProperty } from '@nestjs/swagger';
import { PROPOSED_PROFILE, type ProposedEmployer, type ProposedProfile } from '@consulting/contracts';
import { IsInt, Max, Min } from 'class-validator';
import { EmptiableInt } from '../../../shared/http/input/emptiable.ts';
import { Optional, OptionalText, Text, TextList } from '../../../shared/http/input/fields.ts';
import { Entries, entriesSchema } from '../../../shared/http/input/nested/in-languages.dto.ts';
import { rule } from '../../../shared/http/input/rule.ts';

const LIMITS = PROPOSED_PROFILE;
const EMPLOYERS = { most: LIMITS.employers };
const YEARS = { min: 0, max: LIMITS.years };

function Years() {
  return applyDecorators(
    ApiProperty({ type: 'integer', minimum: YEARS.min, maximum: YEARS.max, example: 6 }),
    IsInt(rule('field.not-whole-number-between', YEARS)),
    Min(YEARS.min, rule('field.not-whole-number-between', YEARS)),
    Max(YEARS.max, rule('field.not-whole-number-between', YEARS)),
  );
}

export class ProposedEmployerDto implements ProposedEmployer {
  /** The branch, never the name. @example 'Automotive supplier' */
  @Text({ max: LIMITS.branch, required: 'proposal.branch-required', kind: 'line' })
  branch: string;

  /** Whole years. */
  @Years()
  years: number;
}

/** The profile that is shown. Missing fields are filled in from what is known of the person. */
@ApiExtraModels(ProposedEmployerDto)
export class ProposedProfileDto implements Partial<ProposedProfile> {
  /** @example 'SAP FI Consultant' */
  @OptionalText({ max: LIMITS.position, required: 'proposal.position-required', kind: 'line' })
  position?: string;

  @Optional()
  @TextList({ maxEntry: LIMITS.skill })
  skills?: string[];

  /** Years of experience; null says nothing of them. */
  @EmptiableInt(YEARS)
  years?: number | null;

  /** @example ['German (C2)', 'English (C1)'] */
  @Optional()
  @TextList({ maxEntry: LIMITS.language })
  languages?: string[];

  /** @example 'from March, four days a week' */
  @OptionalText({ max: LIMITS.availability, kind: 'line' })
  availability?: string;

  /** @example '950 EUR per day' */
  @OptionalText({ max: LIMITS.rate, kind: 'line' })
  rate?: string;

  @ApiProperty({ ...entriesSchema(ProposedEmployerDto, EMPLOYERS), required: false })
  @Optional()
  @Entries(ProposedEmployerDto, EMPLOYERS)
  employers?: ProposedEmployerDto[];

  /** Lines are kept. @example 'Led the move of a plant to S/4HANA.' */
  @OptionalText({ max: LIMITS.text })
  text?: string;
}

class ProposedEmployerView {
  /** @example 'Automotive supplier' */
  branch: string;

  /** @example 6 */
  years: number;
}

/** A profile as the person agrees to it and the company sees it. */
export class ProposedProfileView {
  /** @example 'SAP FI Consultant' */
  position: string;

  /** @example ['SAP FI', 'S/4HANA'] */
  skills: string[];

  /** Null when it says nothing of them. */
  @ApiProperty({ type: 'integer', nullable: true, example: 12 })
  years: number | null;

  /** @example ['German (C2)'] */
  languages: string[];

  /** Empty for none, like the next two. @example 'from March' */
  availability: string;

  /** @example '950 EUR per day' */
  rate: string;

  employers: ProposedEmployerView[];

  /** @example 'Led the move of a plant to S/4HANA.' */
  text: string;
}

export function toProfileView(profile: ProposedProfile): ProposedProfileView {
  const { position, skills, years, languages, availability, rate, employers, text } = profile;
  return {
    position,
    skills,
    years,
    languages,
    availability,
    rate,
    employers: employers.map(({ branch, years: spent }) => ({ branch, years: spent })),
    text,
  };
}
