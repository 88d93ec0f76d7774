import type { Test } from 'supertest';
import type { Speaking } from '../../../../../support/people/people.ts';

export type Body = Record<string, unknown>;

/** An entry with its version, and two edits of the same field of it. */
export interface Edited {
  version: string;
  edit: (number: number) => Test;
  /** The field, and its value after the first edit. */
  field: string;
  value: unknown;
}

export const edited = (
  version: unknown,
  by: Speaking,
  [method, path, bodies]: ['put' | 'patch', string, [Body, Body]],
  field: string,
): Edited => {
  const edit = (number: number) => by[method](path, bodies[number]);
  return { version: String(version), edit, field, value: bodies[0][field] };
};

export const put = (at: string, named: (name: string) => Body): ['put', string, [Body, Body]] => [
  'put',
  at,
  [named('One'), named('Other')],
];
