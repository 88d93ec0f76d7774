/**
 * Declares the searched fields of a list beside its schema.
 *
 * Filters use `containing`, never a regular expression of their own. The words of a field are written with every change
 * of it. A change of what is stored for a field must raise `WORDS_VERSION`.
 */

import { Schema, type Query, type UpdateQuery } from 'mongoose';
import { searchWords } from './search-words.ts';

/** Returns the path of a field's words in the document. */
export const pathOfWords = (field: string): string => `words.${field}`;

/** Returns the searched fields of a schema. */
export const searchedFields = (schema: { path(name: string): unknown }): string[] =>
  Object.keys((schema.path('words') as { schema?: Schema } | undefined)?.schema?.paths ?? {});

/** Returns the words of a document's searched fields, by field. */
export const wordsIn = (document: object, fields: readonly string[]): Record<string, string[]> =>
  Object.fromEntries(
    fields.map((field) => [field, searchWords((document as Record<string, unknown>)[field])]),
  );

/**
 * Declares the searched fields of a schema: texts or lists of texts, each with an index of its own. Every write of a
 * field also writes its words, which are returned only on request.
 */
export function searched<Document>(
  given: Schema<Document>,
  fields: readonly (keyof Document & string)[],
): void {
  const schema = given as unknown as Schema;
  const entries = { type: [String], default: undefined };
  const words = new Schema(Object.fromEntries(fields.map((field) => [field, entries])), { _id: false });
  schema.add({ words: { type: words, select: false } });
  for (const field of fields) schema.index({ [pathOfWords(field)]: 1 });
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
function withWords(update: UpdateQuery<unknown>, fields: readonly string[]): UpdateQuery<unknown> {
  const operators = Object.entries(update as Record<string, Record<string, unknown>>);
  return Object.fromEntries(
    operators.map(([operator, change]) => {
      // Mongoose leaves out undefined values.
      const changed = fields.filter((field) => change[field] !== undefined);
      if (changed.length === 0) return [operator, change];
      const words = changed.map((field) => [pathOfWords(field), WORDS_BY[operator]?.(change[field])]);
      if (words.some(([, value]) => value === undefined))
        throw new Error(`A searched field is not changed by ${operator}`);
      return [operator, { ...change, ...Object.fromEntries(words) }];
    }),
  );
}

/** How each update operator changes the words of a field. */
const WORDS_BY: Record<string, (value: unknown) => unknown> = {
  $set: searchWords,
  $setOnInsert: searchWords,
  $unset: (value) => value,
};
