import { ApiProperty } from '@nestjs/swagger';
import { IsIn } from 'class-validator';
import { DEFAULT_LANGUAGE, LIMITS, type Language } from '@consulting/contracts';
import { SUGGESTION_KINDS, type SuggestionKind } from '@consulting/contracts/vocabulary';
import { Optional, OptionalLanguage, SearchText } from '../../../shared/http/input/fields.ts';
import { rule } from '../../../shared/http/input/rule.ts';

export class VocabularyQuery {
  /** The typed text; the most used names are suggested without one. @example S4 */
  @SearchText(LIMITS.search)
  q: string = '';

  /** Narrows the suggestions. */
  @ApiProperty({ enum: SUGGESTION_KINDS, required: false })
  @Optional()
  @IsIn(SUGGESTION_KINDS, rule('field.not-one-of', { choices: SUGGESTION_KINDS.join(', ') }))
  kind?: SuggestionKind;

  @OptionalLanguage('The language of the names.')
  language: Language = DEFAULT_LANGUAGE;
}

export class SuggestionView {
  /** @example S/4HANA */
  text: string;

  @ApiProperty({ enum: SUGGESTION_KINDS })
  kind: SuggestionKind;
}

export class VocabularyView {
  /** Other names of what was typed, by which it is searched as well. @example ["S/4HANA"] */
  also: string[];

  /** At most ten names that begin like the text, the most used in open postings first. */
  suggestions: SuggestionView[];

  /** The text with its slips corrected, for a search that found nothing; null if there is none. @example ABAP */
  @ApiProperty({ type: String, nullable: true })
  didYouMean: string | null;
}
