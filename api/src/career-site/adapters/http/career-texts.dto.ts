import { ApiPropertyOptional } from '@nestjs/swagger';
import { LIMITS, type Benefit, type HiringStep, type InLanguages } from '@consulting/contracts';
import { ApiCondition } from '../../../shared/http/input/api-condition.ts';
import { Text } from '../../../shared/http/input/fields.ts';
import { FILLED, InLanguagesField, LineDto } from '../../../shared/http/input/nested/in-languages.dto.ts';

/** A sentence or two in each language, or none. */
export class OptionalSentencesDto implements InLanguages {
  /** @example '30 minutes by video.' */
  @ApiPropertyOptional()
  @Text({ max: LIMITS.careerText })
  en: string = '';

  /** @example '30 Minuten per Video.' */
  @ApiPropertyOptional()
  @Text({ max: LIMITS.careerText })
  de: string = '';
}

/** The same, where there must be some. */
@ApiCondition(FILLED)
export class SentencesDto extends OptionalSentencesDto {}

export class BenefitDto implements Benefit {
  @InLanguagesField(LineDto)
  title: LineDto;

  @InLanguagesField(SentencesDto)
  text: SentencesDto;
}

export class HiringStepDto extends BenefitDto implements HiringStep {
  /** The usual day, as free text. */
  @InLanguagesField(LineDto)
  day: LineDto;
}

export const STEPS = { most: LIMITS.hiringSteps.max, fewest: LIMITS.hiringSteps.min };
export const BENEFITS = { most: LIMITS.benefits };
