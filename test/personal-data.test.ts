import { readFileSync } from 'node:fs';
import path from 'node:path';
import '../api/src/app.module.ts';
import { allCollections } from '../api/src/platform/database/collections/collection.ts';

// What docs/operations.md promises about stored data is what the collections declare.
const ROOT = path.resolve(__dirname, '..');

/** The rows of the table under "Personal data". */
function rowsOfTable(): string[][] {
  const [, section = ''] = readFileSync(path.join(ROOT, 'docs/operations.md'), 'utf8').split(
    '\n## Personal data\n',
  );
  const lines = (section.split('\n## ')[0] ?? '').split('\n').filter((line) => line.startsWith('| '));
  return lines.slice(1).map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
}

it('the table of what is removed by itself, and when, has exactly what the collections declare', () => {
  const declared = allCollections().flatMap(({ kept }) => (kept === 'until-deleted' ? [] : kept));
  const inTable = rowsOfTable().slice(1);
  expect(inTable.length).toBeGreaterThan(10);
  expect(inTable.map(String).sort()).toEqual(declared.map(({ what, when }) => String([what, when])).sort());
});

it('the privacy policy takes every period from where it is set, besides those of logs, backups and analytics', () => {
  const [logs, analytics, backups] = [7, 14, 30];
  for (const language of ['en', 'de']) {
    const policy = readFileSync(path.join(ROOT, `web/src/features/legal/${language}/privacy.md`), 'utf8');
    const written = [
      ...policy.matchAll(/\b(\d+) (?:minutes|hours|days|months|Minuten|Stunden|Tagen?|Monaten?)\b/g),
    ];
    expect(written.map(([, number]) => Number(number))).toEqual([logs, analytics, backups]);
  }
});
