import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { MESSAGE_CODES, MESSAGES } from '@consulting/contracts';

// docs/api-codes.md is written from the one table of messages and from the sources that send them.

const { PAGE, codesPage } = jest.requireActual<{
  PAGE: string;
  codesPage: (messages: Readonly<Record<string, string>>) => string;
}>('../../../../scripts/openapi/codes.mjs');

const page = readFileSync(join(resolve(__dirname, '../../../..'), PAGE), 'utf8');
const rows = new Map(
  [...page.matchAll(/^\| `([^`]+)` \| ([^|]*) \| (.*) \| ([^|]*) \|$/gm)].map(([, code = '', ...cells]) => [
    code,
    cells.map((cell) => cell.trim()),
  ]),
);

it('is as new as the messages: run `npm run api:codes`', () => {
  expect(page).toBe(codesPage(MESSAGES));
});

it('has every code, with its sentence', () => {
  expect([...rows.keys()].sort()).toEqual([...MESSAGE_CODES].sort());
  expect(MESSAGE_CODES.filter((code) => rows.get(code)?.[1] !== MESSAGES[code])).toEqual([]);
});

it.each([
  ['job.not-found', '404', ''],
  ['job.created', '2xx', ''],
  ['job.state-not-possible', '409', '`from`, `to`'],
  ['field.too-long', '400', '`field`, `max`'],
  ['field.title-required', '400', ''],
  ['api-key.unknown', '401', ''],
  ['session.none', '401', ''],
  ['api-key.scope-missing', '403', ''],
  ['events.unknown', '410', ''],
  ['request.changed-meanwhile', '412', ''],
  ['server.unavailable', '503', ''],
])('says of %s the status %s and the values %s', (code, status, values) => {
  const [found, , names] = rows.get(code) ?? [];
  expect([found, names]).toEqual([status, values]);
});

it('knows the status of most', () => {
  const known = [...rows.values()].filter(([status]) => status !== '').length;
  expect(known / rows.size).toBeGreaterThan(0.8);
});
