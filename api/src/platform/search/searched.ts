import { Schema, type Query, type UpdateQuery } from 'mongoose';
import { searchWords } from './search-words.ts';

/** Where a document keeps what the index of searches has of a field. */
export const pathOfWords = (field: string): string => `words.${field}`;

/** The fields by which documents of a schema are searched. */
export const searchedFields = (schema: { path(name: string): unknown }): string[] =>
  Object.keys((schema.path('words') as { schema?: Schema } | undefined)?.schema?.paths ?? {});

/** What the index has of the searched fields of a document, by field. */
export const wordsIn = (document: object, fields: readonly string[]): Record<string, string[]> =>
  Object.fromEntries(
    fields.map((field) => [field, searchWords((document as Record<string, unknown>)[field])]),
  );

/**
 * Declares by which fields documents are searched: texts, or lists of texts, each with an index of its own. What an index has of a
 * field is written whenever the field is, whoever writes it, and read by nobody who does not ask for it.
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

/** An update that says how fields are searched as it says what they are. */
function withWords(update: UpdateQuery<unknown>, fields: readonly string[]): UpdateQuery<unknown> {
  const operators = Object.entries(update as Record<string, Record<string, unknown>>);
  return Object.fromEntries(
    operators.map(([operator, change]) => {
      // Mongoose leaves out what is undefined.
      const changed = fields.filter((field) => change[field] !== undefined);
      if (changed.length === 0) return [operator, change];
      const words = changed.map((field) => [pathOfWords(field), WORDS_BY[operator]?.(change[field])]);
      if (words.some(([, value]) => value === undefined))
        throw new Error(`A searched field is not changed by ${operator}`);
      return [operator, { ...change, ...Object.fromEntries(words) }];
    }),
  );
}

/** What an operator does with the words of a field of which it does this. */
const WORDS_BY: Record<string, (value: unknown) => unknown> = {
  $set: searchWords,
  $setOnInsert: searchWords,
  $unset: (value) => value,
};
