import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(__dirname, '..');
const TWELVE_MINUTES = 12 * 60;

/** Loaded as text, because the scripts run before anything is compiled. */
const stages = readFileSync(join(ROOT, 'scripts/lib/stages.mjs'), 'utf8');
const table = /export const BUDGETS = \{([^}]*)\}/.exec(stages)?.[1] ?? '';
const budgets = [...table.matchAll(/^\s*'?([^':]+)'?: (\d+),$/gm)].map(
  ([, name = '', seconds]) => [name, Number(seconds)] as const,
);

describe('the budgets of the gate', () => {
  it('add up to twelve minutes at most', () => {
    expect(budgets.length).toBe(table.trim().split('\n').length);
    expect(budgets.reduce((sum, [, seconds]) => sum + seconds, 0)).toBeLessThanOrEqual(TWELVE_MINUTES);
  });

  it('are those of the stages that there are', () => {
    const scripts = ['scripts/test.mjs', 'scripts/check.mjs', '.ci/run'].map((file) =>
      readFileSync(join(ROOT, file), 'utf8'),
    );
    const run = scripts.flatMap((text) =>
      [...text.matchAll(/stage\('([^']+)'|"name":"([^"]+)"/g)].map(([, ours, gates]) => ours ?? gates),
    );
    expect([...new Set(run)].filter((name) => name !== 'change').sort()).toEqual(
      budgets.map(([name]) => name).sort(),
    );
  });
});

it('a file that was moved or renamed does not lose its weight in the groups of tests', () => {
  const groups = readFileSync(join(ROOT, 'scripts/lib/groups.mjs'), 'utf8');
  const weighed = [...groups.matchAll(/^ {2}'([^']+\.test\.ts)': \d+,$/gm)].map(([, file = '']) => file);
  expect(weighed.length).toBeGreaterThan(10);
  expect(weighed.filter((file) => !existsSync(join(ROOT, file)))).toEqual([]);
});
