import { ApiProperty } from '@nestjs/swagger';
import { IsIn } from 'class-validator';
import { CONTRACT_TYPES, DEFAULT_LANGUAGE, LIMITS, type ContractType } from '@consulting/contracts';
import {
  POSTING_KINDS,
  POSTING_RULES,
  type CheckedPosting,
  type PostingHint,
  type PostingKind,
  type PostingRule,
} from '@consulting/contracts/posting-check';
import { OptionalText } from '../../../shared/http/input/fields.ts';
import { OneOf, PostingDto } from '../../../shared/http/input/posting.dto.ts';
import { rule } from '../../../shared/http/input/rule.ts';

/** The fields of a job or a project that the check reads, under the names of its form; all may still be missing. */
export class PostingCheckDto extends PostingDto {
  @ApiProperty({ enum: POSTING_KINDS, example: 'job' })
  @IsIn(POSTING_KINDS, rule('field.not-one-of', { choices: POSTING_KINDS.join(', ') }))
  kind: PostingKind;

  /** @example 'SAP Basis Consultant' */
  @OptionalText({ max: LIMITS.title, kind: 'line' })
  title?: string;

  /** @example 'Join our young team.' */
  @OptionalText()
  description?: string;

  /** Of jobs. */
  @OptionalText()
  qualification?: string;

  /** Of jobs. */
  @OptionalText()
  introduction?: string;

  /** Of jobs. */
  @OptionalText()
  offer?: string;

  /** @example Berlin */
  @OptionalText({ max: LIMITS.name, kind: 'line' })
  location?: string;

  @OneOf(CONTRACT_TYPES)
  contract_type?: ContractType | null;
}

export class PostingHintView implements PostingHint {
  @ApiProperty({ enum: POSTING_RULES, enumName: 'PostingRule', example: 'age-young-team' })
  rule: PostingRule;

  /** The field of the form. @example description */
  field: string;

  /** Where the wording begins in the field as it is stored, without blanks around it, in UTF-16 code units. A missing term has no wording: both are 0. @example 9 */
  from: number;

  /** Where it ends: the first code unit behind it. @example 19 */
  to: number;

  /** The reason. @example 'This may be read as a search for young people.' */
  message: string;

  /** What would be better. @example 'Say how the team works, not how old it is.' */
  suggestion: string;

  /** A text that may replace the wording as it is, in the language of the posting. */
  @ApiProperty({ type: String, nullable: true, example: 'team' })
  replacement: string | null;

  /** The law, or the practice. @example 'AGG §§ 1, 7, 10, 11' */
  source: string;

  /** @example 'https://www.gesetze-im-internet.de/agg/' */
  link: string;

  /** The day of the law; of a practice, the month in which the rule was last reviewed (`2026-11`). @example '2006-08-14' */
  date: string;
}

export class PostingCheckAnswer {
  /** Titles and texts first, then missing terms. Empty if there is nothing to say. */
  hints: PostingHintView[];
}

export function toCheckedPosting(input: PostingCheckDto): CheckedPosting {
  return {
    kind: input.kind,
    language: input.language ?? DEFAULT_LANGUAGE,
    title: input.title ?? '',
    description: input.description ?? '',
    qualification: input.qualification ?? '',
    introduction: input.introduction ?? '',
    offer: input.offer ?? '',
    location: input.location,
    workplace: input.workplace,
    salary_from: input.salary_from,
    salary_to: input.salary_to,
    contract_type: input.contract_type,
    closes_at: input.closes_at,
  };
}

export const toHintView = (hint: PostingHint): PostingHintView => ({
  rule: hint.rule,
  field: hint.field,
  from: hint.from,
  to: hint.to,
  message: hint.message,
  suggestion: hint.suggestion,
  replacement: hint.replacement,
  source: hint.source,
  link: hint.link,
  date: hint.date,
});
