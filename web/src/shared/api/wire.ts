/**
 * The OpenAPI document as types of calls: path, parameters, body and response. Code using a renamed route or field
 * does not compile. The build generates `schema.d.ts`.
 */
import type { paths } from './schema.d.ts';

export type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';

/** The paths that support a method. */
export type PathOf<M extends Method> = {
  [P in keyof paths]: paths[P] extends Record<M, object> ? P : never;
}[keyof paths];

type Operation<M extends Method, P extends keyof paths> = NonNullable<paths[P][M]>;

type Filled<T> = [NonNullable<T>] extends [never] ? unknown : NonNullable<T>;

/** Path and query parameters together. */
export type Params<M extends Method, P extends PathOf<M>> =
  Operation<M, P> extends { parameters: { path?: infer InPath; query?: infer InQuery } }
    ? Filled<InPath> & Filled<InQuery>
    : never;

type Success<M extends Method, P extends PathOf<M>> =
  Operation<M, P> extends { responses: infer R } ? R[keyof R & (200 | 201)] : never;

/** The result of a call: parsed JSON, plain text, or a file. */
export type Answer<M extends Method, P extends PathOf<M>> =
  Success<M, P> extends { content: infer C }
    ? C extends { 'application/json': infer Json }
      ? Json
      : C extends { 'text/plain': infer Text }
        ? Text
        : Blob
    : never;

type Body<M extends Method, P extends PathOf<M>, Type extends string> =
  Operation<M, P> extends { requestBody?: { content: infer C } }
    ? Type extends keyof C
      ? C[Type]
      : never
    : never;

export type JsonBody<M extends Method, P extends PathOf<M>> = Body<M, P, 'application/json'>;
/** The fields of a multipart form; lists and objects are sent as JSON. */
export type FormBody<M extends Method, P extends PathOf<M>> = Body<M, P, 'multipart/form-data'>;

/** Paged lists; `X-Total-Count` has the count of all entries. */
export type ListPath = {
  [P in PathOf<'get'>]: Answer<'get', P> extends readonly unknown[]
    ? 'page' extends keyof Params<'get', P>
      ? P
      : never
    : never;
}[PathOf<'get'>];
export type Item<P extends ListPath> = Answer<'get', P> extends readonly (infer T)[] ? T : never;
/** Lists whose entries have an id. */
export type ListOfEntries = { [P in ListPath]: Item<P> extends { _id: string } ? P : never }[ListPath];
/** The parameters of a list except those for paging. */
export type Filter<P extends ListPath> = Omit<Params<'get', P>, 'page' | 'limit' | 'after'>;

declare const answer: unique symbol;
/** The URL of a GET, typed with its response. */
export type Url<T> = string & { readonly [answer]: T };

/** An argument that may be omitted only if nothing in it is required. */
export type Argument<T> = Partial<T> extends T ? [argument?: T] : [argument: T];

export type Query = Readonly<Record<string, string | number | undefined>>;

/** Appends a query without its empty values. */
export function withQuery(path: string, query: Query): string {
  const entries = Object.entries(query).filter(([, value]) => value !== undefined && value !== '');
  const text = new URLSearchParams(entries.map(([key, value]) => [key, String(value)])).toString();
  return text ? `${path}?${text}` : path;
}

/** Fills the placeholders of a path; all other parameters become the query. */
export function fill(path: string, params: Query = {}): string {
  const query = { ...params };
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = String(query[name]);
    delete query[name];
    return encodeURIComponent(value);
  });
  return withQuery(filled, query);
}

/** Builds the URL of a GET, e.g. `urlOf('/public/api/v0/jobs/{id}', { id })`. */
export function urlOf<P extends PathOf<'get'>>(
  path: P,
  ...[params]: Argument<Params<'get', P>>
): Url<Answer<'get', P>> {
  return fill(path, params as Query) as Url<Answer<'get', P>>;
}
