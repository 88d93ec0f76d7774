import { decode, serialize, type Doc } from '../bson/wire.ts';
import { compileFilter } from './match.ts';

/**
 * Returns a function that tells whether a document matches a filter, as a server would: for documents that are not in
 * the store. Throws MongoDB's error for an invalid filter.
 */
export function predicateOf(filter: object): (document: object) => boolean {
  const matches = compileFilter(decode(serialize(filter as Doc)));
  return (document) => matches(decode(serialize(document as Doc)));
}
