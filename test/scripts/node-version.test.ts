import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const { judgeNode } = jest.requireActual<{
  judgeNode: (version: string, today: Date) => { runs: boolean; words: string | null };
}>('../../scripts/lib/node-version.mjs');

const ROOT = join(__dirname, '../..');
const on = (day: string) => new Date(`${day}T12:00:00Z`);
const AUTUMN = on('2026-11-28');

describe('the version of Node at `npm start`', () => {
  it.each(['12.22.12', '18.20.8', '20.18.3', '21.7.3', '22.11.0'])('%s is too old', (version) => {
    expect(judgeNode(version, AUTUMN)).toEqual({
      runs: false,
      words: `Node ${version} is too old: this needs Node 20.19, 22.12 or newer, best Node 24.`,
    });
  });

  it.each([
    ['20.19.0', '30 April 2026'],
    ['23.11.1', '1 June 2025'],
    ['25.9.0', '1 June 2026'],
  ])('%s runs, and is out of support', (version, day) => {
    const { runs, words } = judgeNode(version, AUTUMN);
    expect(runs).toBe(true);
    expect(words).toContain(`out of support since ${day},`);
  });

  it.each(['22.12.0', '24.0.0', '26.12.1', '27.0.0', '40.1.0'])('%s needs no words', (version) => {
    expect(judgeNode(version, AUTUMN)).toEqual({ runs: true, words: null });
  });

  it('is supported until the end of its last day', () => {
    expect(judgeNode('22.23.5', on('2027-04-30')).words).toBeNull();
    expect(judgeNode('22.23.5', on('2027-05-01')).words).toContain('30 April 2027');
  });

  it('has to be the one that package.json names', () => {
    const { engines } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
      engines: { node: string };
    };
    expect(judgeNode('0.0.0', AUTUMN).words).toContain(`needs Node ${engines.node.replace('>=', '')}, `);
  });

  it('is looked at before anything is imported that an older one does not understand', () => {
    const imports = (file: string) =>
      [...readFileSync(join(ROOT, 'scripts', file), 'utf8').matchAll(/^import .*'(.+)';$/gm)].map(
        ([, from]) => from,
      );
    expect(imports('start.mjs')).toEqual(['./lib/node-version.mjs']);
    expect(imports('lib/node-version.mjs')).toEqual([]);
  });
});
