import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
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

interface Check {
  env: Record<string, string>;
  passed: boolean;
  date: Date;
  axe: string;
  chromium: string;
  screens: Record<string, number>;
}

const { screensIn, writeCheck } = jest.requireActual<{
  screensIn: (folder: string) => Record<string, number>;
  writeCheck: (file: string, check: Check) => boolean;
}>('../scripts/lib/accessibility-check.mjs');

describe('the check that the accessibility statement names', () => {
  let folder: string;
  let file: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'check-'));
    file = join(folder, 'check.json');
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const CHECK: Check = {
    env: { GATE: '1' },
    passed: true,
    date: new Date('2026-11-27T23:30:00Z'),
    axe: '4.13.0',
    chromium: '156.0.8078.108',
    screens: { de: 120, en: 40 },
  };

  it('a run of the gate that has passed writes what it has checked', () => {
    expect(writeCheck(file, CHECK)).toBe(true);
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({
      date: '2026-11-27',
      axe: '4.13.0',
      chromium: '156.0.8078.108',
      screens: { en: 40, de: 120 },
    });
  });

  it.each([
    ['outside the gate', { env: {} }],
    ['with a failed test', { passed: false }],
    ['without a browser', { screens: {} }],
    ['in one language', { screens: { de: 120 } }],
  ])('a run %s writes nothing', (_, less) => {
    expect(writeCheck(file, { ...CHECK, ...less })).toBe(false);
    expect(existsSync(file)).toBe(false);
  });

  it('the gate says that it is one', () => {
    expect(readFileSync(join(ROOT, '.ci/run'), 'utf8')).toMatch(/^export GATE=1$/m);
  });

  it('counts each screen once in each language, whichever worker has checked it', () => {
    const screens = join(folder, 'screens');
    expect(screensIn(screens)).toEqual({});
    mkdirSync(screens);
    writeFileSync(join(screens, '1'), 'en /about  \nde /about  \nen /about  \n');
    writeFileSync(join(screens, '2'), 'de /about  \nde /dashboard/jobs  dialog\n');
    expect(screensIn(screens)).toEqual({ en: 1, de: 2 });
  });

  it('the statement has the last check, of both languages', () => {
    const path = join(ROOT, 'web/src/features/legal/accessibility-check.json');
    const { date, axe, chromium, screens } = JSON.parse(readFileSync(path, 'utf8')) as Record<
      string,
      unknown
    >;
    expect([date, axe, chromium]).toEqual([
      expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      expect.stringMatching(/^\d+\.\d+\.\d+$/),
      expect.stringMatching(/^\d+(\.\d+){3}$/),
    ]);
    for (const language of ['en', 'de'])
      expect((screens as Record<string, number>)[language]).toBeGreaterThan(20);
  });
});
