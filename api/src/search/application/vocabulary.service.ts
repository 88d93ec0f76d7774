import { Injectable } from '@nestjs/common';
import type { Language } from '@consulting/contracts';
import {
  alsoSearched,
  didYouMean,
  suggestionsFor,
  type Suggestion,
  type SuggestionKind,
} from '@consulting/contracts/vocabulary';
import { PostingUses } from './posting-uses.ts';

/** What a person is told who types a search text or a skill. */
export interface Hints {
  /** Other names of what was typed. */
  also: string[];
  /** At most ten names to choose from. */
  suggestions: Suggestion[];
  /** The text without a slip of the finger; null if it has none. */
  didYouMean: string | null;
}

/** The words of the trade: from the vocabulary, and from open postings. */
@Injectable()
export class VocabularyService {
  constructor(private readonly uses: PostingUses) {}

  /** `kind` narrows the suggestions. Without a text they are the most used names. */
  async hints(q: string, kind: SuggestionKind | undefined, language: Language): Promise<Hints> {
    const uses = await this.uses.current();
    return {
      also: alsoSearched(q, language),
      suggestions: suggestionsFor(q, { kind, language, uses }),
      didYouMean: didYouMean(q),
    };
  }
}
