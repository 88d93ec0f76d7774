import { decode, serialize, type Doc } from '../bson/wire.ts';
import { compileFilter } from './match.ts';

/** A document in the form in which a store compares it. */
export type StoredForm = Doc;

export const storedForm = (document: object): StoredForm => decode(serialize(document as Doc));

/**
 * Returns a function that tells whether a document matches a filter, as a server would: for documents in memory. Throws
 * MongoDB's error for an invalid filter.
 */
export function predicateOf(filter: object): (document: StoredForm) => boolean {
  return compileFilter(storedForm(filter));
}
