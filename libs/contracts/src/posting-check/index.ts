export * from './check-posting.ts';
export { CHECK_TEXTS } from './check-texts.ts';
export * from './posting.ts';
export { knownRules, POSTING_RULES, type PostingRule } from './rules.ts';
