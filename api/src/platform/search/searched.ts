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

/** Values by which a list is filtered, as entries of `facets.ts`; made of several fields. */
export interface Facets {
  /** The fields that they are made of. An update writes all of these, or none. */
  fields: readonly string[];
  of: (document: never) => string[];
}

/** The searched fields and the facets of a schema. */
export interface Searched {
  fields: SearchedFields;
  facets?: Facets | undefined;
}

const FACETS = 'facets';
/** The path of the facets in a document: beside the words of its fields. */
export const PATH_OF_FACETS = pathOfWords(FACETS);

/** Returns what is searched of a schema's documents; null if nothing is. */
export function searchedOf(schema: { path(name: string): unknown }): Searched | null {
  const { paths } = (schema.path('words') as { schema?: Schema } | undefined)?.schema ?? {};
  if (!paths) return null;
  const { [FACETS]: facets, ...fields } = paths;
  const kinds = Object.entries(fields).map(([field, { options }]) => [field, options['kind']]);
  return {
    fields: Object.fromEntries(kinds) as SearchedFields,
    facets: facets?.options['facets'] as Facets | undefined,
  };
}

/** Returns the fields that the words of a document are made of. */
export const sourcesOf = ({ fields, facets }: Searched): string[] => [
  ...new Set([...Object.keys(fields), ...(facets?.fields ?? [])]),
];

/** Returns the words of a document: of its searched fields, and its facets. */
export const wordsIn = (document: object, { fields, facets }: Searched): Record<string, string[]> => ({
  ...Object.fromEntries(
    Object.entries(fields).map(([field, kind]) => [
      field,
      searchWords((document as Record<string, unknown>)[field], kind),
    ]),
  ),
  ...(facets && { [FACETS]: facets.of(document as never) }),
});

/**
 * Declares the searched fields of a schema: texts or lists of texts, each with an index of its own, and its facets.
 * Every write of a field also writes its words, which are returned only on request.
 */
export function searched<Document>(
  given: Schema<Document>,
  kinds: { readonly [Field in keyof Document & string]?: SearchKind },
  facets?: { fields: readonly (keyof Document & string)[]; of: (document: Document) => string[] },
): void {
  const schema = given as unknown as Schema;
  const all: Searched = { fields: kinds as SearchedFields, facets: facets as Facets | undefined };
  const entries = { type: [String], default: undefined };
  const paths = Object.entries(all.fields).map(([field, kind]) => [field, { ...entries, kind }]);
  if (facets) paths.push([FACETS, { ...entries, facets } as never]);
  const words = new Schema(Object.fromEntries(paths), { _id: false });
  schema.add({ words: { type: words, select: false } });
  for (const [path] of paths) schema.index({ [pathOfWords(path as string)]: 1 });
  schema.pre('save', function () {
    this.set('words', wordsIn(this, all));
  });
  schema.pre('insertMany', function (documents: object | object[]) {
    for (const each of [documents].flat()) Object.assign(each, { words: wordsIn(each, all) });
  });
  schema.pre(['updateOne', 'updateMany', 'findOneAndUpdate'], function (this: Query<unknown, unknown>) {
    const update = this.getUpdate();
    if (update) this.setUpdate(withWords(update, all));
  });
  schema.pre(['replaceOne', 'findOneAndReplace'], () => {
    throw new Error('A searched document is changed by its fields');
  });
}

/** Returns an update that also writes the words of the fields it changes. Throws for one that names them by no operator. */
function withWords(update: UpdateQuery<unknown>, all: Searched): UpdateQuery<unknown> {
  const { fields, facets } = all;
  if (sourcesOf(all).some((field) => field in update))
    throw new Error('A searched field is changed by an operator, as $set');
  const operators = Object.entries(update as Record<string, Record<string, unknown>>);
  return Object.fromEntries(
    operators.map(([operator, change]) => {
      // Mongoose leaves out undefined values.
      const changed = Object.entries(fields).filter(([field]) => change[field] !== undefined);
      const words = changed.map(([field, kind]) => [
        pathOfWords(field),
        WORDS_BY[operator]?.(change[field], kind),
      ]);
      if (facets?.fields.some((field) => change[field] !== undefined))
        words.push([PATH_OF_FACETS, facetsOfChange(operator, change, facets)]);
      if (words.length === 0) return [operator, change];
      if (words.some(([, value]) => value === undefined))
        throw new Error(`A searched field is not changed by ${operator}`);
      return [operator, { ...change, ...Object.fromEntries(words) }];
    }),
  );
}

/** Returns the facets of a change that writes all of their fields; undefined for another. */
const facetsOfChange = (operator: string, change: object, { fields, of }: Facets): string[] | undefined =>
  operator === '$set' && fields.every((field) => field in change) ? of(change as never) : undefined;

/** How each update operator changes the words of a field. */
const WORDS_BY: Record<string, (value: unknown, kind: SearchKind) => unknown> = {
  $set: searchWords,
  $setOnInsert: searchWords,
  $unset: (value) => value,
};
