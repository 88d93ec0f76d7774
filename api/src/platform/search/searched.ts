/**
 * Declares the searched fields of a list beside its schema.
 *
 * Filters use `containing` or `finding`, never a regular expression of their own. The words of a field are written with every
 * change of it. A change of what is stored for a field must raise `ENTRIES_VERSION`.
 */

import { Schema, type Query, type UpdateQuery } from 'mongoose';
import { searchWords, type SearchKind } from './search-words.ts';

/** Returns the path of a field's words in the document. */
export const pathOfWords = (field: string): string => `words.${field}`;

/** How the searched fields of a list are searched. */
export type SearchedFields<Field extends string = string> = Readonly<Record<Field, SearchKind>>;

/** Returns those of the fields that an audience may search. */
export const searchableBy = <Field extends string>(
  fields: SearchedFields<Field>,
  searches: readonly Field[],
): SearchedFields => Object.fromEntries(searches.map((field) => [field, fields[field]]));

/** Returns the searched fields of a schema; none if nothing is searched. */
export function searchedFields(schema: { path(name: string): unknown }): SearchedFields {
  const { paths = {} } = (schema.path('words') as { schema?: Schema } | undefined)?.schema ?? {};
  const kinds = Object.entries(paths).map(([field, { options }]) => [field, options['kind']]);
  return Object.fromEntries(kinds) as SearchedFields;
}

/** Returns the words of a document's searched fields, by field. */
export const wordsIn = (document: object, fields: SearchedFields): Record<string, string[]> =>
  Object.fromEntries(
    Object.entries(fields).map(([field, kind]) => [
      field,
      searchWords((document as Record<string, unknown>)[field], kind),
    ]),
  );

/**
 * Declares the searched fields of a schema: texts or lists of texts, each with an index of its own. Every write of a
 * field also writes its words, which are returned only on request.
 */
export function searched<Document>(
  given: Schema<Document>,
  kinds: { readonly [Field in keyof Document & string]?: SearchKind },
): void {
  const schema = given as unknown as Schema;
  const fields = kinds as SearchedFields;
  const entries = Object.entries(fields).map(([field, kind]) => [
    field,
    { type: [String], default: undefined, kind },
  ]);
  const words = new Schema(Object.fromEntries(entries), { _id: false });
  schema.add({ words: { type: words, select: false } });
  for (const field of Object.keys(fields)) schema.index({ [pathOfWords(field)]: 1 });
  schema.pre('save', function () {
    this.set('words', wordsIn(this, fields));
  });
  schema.pre('insertMany', function (documents: object | object[]) {
    for (const each of [documents].flat()) Object.assign(each, { words: wordsIn(each, fields) });
  });
  schema.pre(['updateOne', 'updateMany', 'findOneAndUpdate'], function (this: Query<unknown, unknown>) {
    const update = this.getUpdate();
    if (update) this.setUpdate(withWords(update, fields));
  });
  schema.pre(['replaceOne', 'findOneAndReplace'], () => {
    throw new Error('A searched document is changed by its fields');
  });
}

/** Returns an update that also writes the words of the fields it changes. */
function withWords(update: UpdateQuery<unknown>, fields: SearchedFields): UpdateQuery<unknown> {
  const operators = Object.entries(update as Record<string, Record<string, unknown>>);
  return Object.fromEntries(
    operators.map(([operator, change]) => {
      // Mongoose leaves out undefined values.
      const changed = Object.entries(fields).filter(([field]) => change[field] !== undefined);
      if (changed.length === 0) return [operator, change];
      const words = changed.map(([field, kind]) => [
        pathOfWords(field),
        WORDS_BY[operator]?.(change[field], kind),
      ]);
      if (words.some(([, value]) => value === undefined))
        throw new Error(`A searched field is not changed by ${operator}`);
      return [operator, { ...change, ...Object.fromEntries(words) }];
    }),
  );
}

/** How each update operator changes the words of a field. */
const WORDS_BY: Record<string, (value: unknown, kind: SearchKind) => unknown> = {
  $set: searchWords,
  $setOnInsert: searchWords,
  $unset: (value) => value,
};
