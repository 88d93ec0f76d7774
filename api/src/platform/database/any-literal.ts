import { literal } from './literal.ts';

/** Matches text that contains at least one of `terms` literally, ignoring case. */
export function anyLiteral(terms: readonly string[]): RegExp {
  return new RegExp(terms.map((term) => literal(term).source).join('|'), 'i');
}
