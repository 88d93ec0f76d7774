import { invalidField, type DomainError } from '../../shared/errors.ts';

/** Parameters that choose a part of a list, and are no search. */
const NO_SEARCH = ['page', 'limit', 'after', 'sort', 'savedSearch'];

const refused = (): DomainError => invalidField('query', 'saved-search.query-invalid');

/** Returns the parameters of a query text; empty ones are left out. Throws a 400 for parameters that are no search. */
export function fieldsOf(query: string): Record<string, string> {
  const given = [...new URLSearchParams(query)].filter(([, value]) => value !== '');
  const fields = Object.fromEntries(given);
  if (given.length !== Object.keys(fields).length || NO_SEARCH.some((name) => name in fields))
    throw refused();
  return fields;
}

/** Returns the query text in one form, so that equal searches have equal texts. */
export function textOf(fields: Readonly<Record<string, string>>): string {
  const params = new URLSearchParams(fields);
  params.sort();
  return params.toString();
}
