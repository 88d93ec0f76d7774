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
