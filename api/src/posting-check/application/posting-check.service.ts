import { Injectable } from '@nestjs/common';
import type { Language } from '@consulting/contracts';
import {
  CHECK_TEXTS,
  checkPosting,
  type CheckedPosting,
  type CheckTexts,
  type PostingHint,
  type PostingRule,
} from '@consulting/contracts/posting-check';
import { catalogueOf } from '../../shared/texts/catalogue.ts';

/** Returns the reasons and suggestions in a language. */
function textsIn(language: Language): CheckTexts {
  const catalogue = catalogueOf(language);
  const entries = Object.entries(CHECK_TEXTS).map(([key, text]) => [key, catalogue[text] ?? text]);
  return Object.fromEntries(entries) as CheckTexts;
}

/** Gives hints to who writes a job or a project. Stores nothing, and forbids nothing. */
@Injectable()
export class PostingCheckService {
  /** `dismissed`: rules whose hints are left out. `reader`: the language of reasons and suggestions. */
  check(posting: CheckedPosting, dismissed: readonly PostingRule[], reader: Language): PostingHint[] {
    return checkPosting(posting, textsIn(reader)).filter(({ rule }) => !dismissed.includes(rule));
  }
}
