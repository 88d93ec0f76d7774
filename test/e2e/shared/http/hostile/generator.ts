import type { ApiDocument, Json, Parameter } from '../../../../support/checks/api-document.ts';
import type { Random } from '../../../../support/checks/random.ts';
import { fieldsOf, hostileValues, type Field } from './values.ts';

const TEXTS = [
  'SAP Basis',
  'a',
  ' ',
  '',
  'Größe & Maß',
  '2026-11-21',
  'ada@firma.example',
  'b2b',
  'B2B',
  'selected',
  'x'.repeat(300),
  'x'.repeat(6000),
  '.*',
  '(((((((((a+)+)+)+)+)+)+)+)+)$',
  "'; DROP TABLE users; --",
  '<script>alert(1)</script>',
  '\u0000',
  '\ud800',
  '\u202egpj.exe',
  '../../etc/passwd',
  '${7*7}',
  '[{"university":"TU","year":"2019","course":"CS"}]',
  'a,b,,c',
  '💥'.repeat(30),
];
const IDS = [
  'f'.repeat(24),
  '0'.repeat(24),
  'x',
  '',
  'F'.repeat(24),
  '%00',
  '..%2f..',
  'me',
  'a'.repeat(400),
  '$ne',
];
const QUERY = [
  '1',
  '2',
  '0',
  '-1',
  '1.5',
  '1e3',
  'abc',
  '',
  '200',
  '201',
  'Berlin',
  '.*',
  '%00',
  'failed',
  'projects',
  'x'.repeat(300),
];

export interface Generated {
  url: string;
  payload?: unknown;
  /** It certainly breaks a rule of the document: it must not succeed. */
  isInvalid: boolean;
}

/** Generates a request for an operation with sensible and random parts. `ids` are ids of existing things. */
export function generate(
  random: Random,
  document: ApiDocument,
  { path, parameters = [], schema }: { path: string; parameters?: Parameter[]; schema?: Json },
  ids: readonly string[],
): Generated {
  const url = path.replace(/\{\w+\}/g, () =>
    encodePart(random.pick(ids.length > 0 && random.chance(0.7) ? ids : IDS)),
  );
  const query = parameters
    .filter((parameter) => parameter.in === 'query' && random.chance(0.4))
    .map(({ name }) => `${name}=${encodeURIComponent(random.pick(QUERY))}`);
  const twice = query.length > 0 && random.chance(0.1) ? [query[0] ?? ''] : [];
  const search = [...query, ...twice].join('&');
  const body = schema ? bodyFor(random, fieldsOf(document, schema), ids) : { isInvalid: false };
  return {
    ...body,
    url: search ? `${url}?${search}` : url,
    isInvalid: body.isInvalid || twice.length > 0,
  };
}

/** Percent signs stay: some parts are already encoded. */
const encodePart = (part: string): string => part.replace(/[^\w.%-]/g, encodeURIComponent);

function bodyFor(random: Random, fields: readonly Field[], ids: readonly string[]) {
  const payload: Json = {};
  let isInvalid = false;
  for (const field of fields) {
    const { name, kind, isRequired } = field;
    if (!random.chance(isRequired ? 0.95 : 0.5)) {
      isInvalid ||= isRequired;
      continue;
    }
    if (random.chance(0.08)) {
      payload[name] = random.pick(hostileValues(field));
      isInvalid = true;
    } else if (/Id$/.test(name)) payload[name] = random.chance(0.8) ? random.pick(ids) : random.pick(IDS);
    else payload[name] = valueFor(random, kind);
  }
  if (random.chance(0.03)) {
    payload['isAdmin'] = true;
    isInvalid = true;
  }
  return { payload, isInvalid };
}

function valueFor(random: Random, kind: Field['kind']): unknown {
  if (kind === 'number') return random.pick([0, 1, -1, 1.5, 1e12]);
  if (kind === 'boolean') return random.chance(0.5);
  if (kind === 'list') return random.chance(0.5) ? random.pick(TEXTS) : [random.pick(TEXTS)];
  return random.pick(TEXTS);
}
