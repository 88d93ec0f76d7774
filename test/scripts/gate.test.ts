import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const ROOT = join(__dirname, '../..');

interface Judged {
  seconds: number;
  allowed: number;
  slowness: number;
}
const { BUDGET, FIXED_WORK, judged } = jest.requireActual<{
  BUDGET: number;
  FIXED_WORK: number;
  judged: (seconds: number, samples: number[]) => Judged;
}>('../../scripts/test/effort.mjs');

interface How {
  judged: boolean;
  slowness?: number;
  recorded?: number;
}
const { lineOf } = jest.requireActual<{
  lineOf: (name: string, seconds: number, how: How) => string;
}>('../../scripts/test/stages.mjs');

const { writeRecord } = jest.requireActual<{
  writeRecord: (
    taken: Record<string, Record<string, number>>,
    stages: object,
    slowness: number,
    file: string,
  ) => void;
}>('../../scripts/test/times.mjs');

describe('the budget of the test command', () => {
  it('is counted in processor seconds of the machine on which it was set', () => {
    expect(judged(1000, [FIXED_WORK])).toEqual({ seconds: 1000, allowed: BUDGET, slowness: 1 });
  });

  it('is not raised', () => {
    expect(BUDGET).toBeLessThanOrEqual(1600);
  });

  it('gives a machine that is half as fast twice the time', () => {
    expect(judged(2000, [FIXED_WORK * 1.5, FIXED_WORK * 2.5]).allowed).toBeCloseTo(BUDGET * 2);
  });
});

describe('a stage', () => {
  const RED = '\u001b[31m';
  it('that takes a third longer than recorded is a red line in the gate', () => {
    const how = { judged: true, slowness: 1, recorded: 100 };
    expect(lineOf('browser', 130, how)).toBe('browser: 130 s, recorded 100 s');
    expect(lineOf('browser', 140, how)).toContain(RED);
  });

  it('may take twice as long on a machine that is half as fast', () => {
    const how = { judged: true, slowness: 2, recorded: 100 };
    expect(lineOf('browser', 260, how)).toBe('browser: 260 s, recorded 200 s');
    expect(lineOf('browser', 280, how)).toContain(RED);
  });

  it('is not judged outside the gate, nor when it is new', () => {
    expect(lineOf('browser', 900, { judged: false, slowness: 1, recorded: 100 })).toBe('browser: 900 s');
    expect(lineOf('a new one', 900, { judged: true, slowness: 1 })).toBe('a new one: 900 s');
  });
});

describe('the record of times', () => {
  let folder: string;
  let file: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'times-'));
    file = join(folder, 'times.json');
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  interface Recorded {
    node: Record<string, number>;
    stages: Record<string, number>;
  }
  const recorded = (node: Record<string, number>, stages: Record<string, number>, slowness: number) => {
    writeRecord({ node, mongodb: {}, pages: {}, browser: {} }, stages, slowness, file);
    return JSON.parse(readFileSync(file, 'utf8')) as Recorded;
  };
  const record = (node: Record<string, number>) => recorded(node, {}, 1).node;

  it('has the times of the machine of the budget, whatever machine the gate ran on', () => {
    const { node, stages } = recorded({ 'test/rooms.test.ts': 20 }, { browser: 900 }, 2);
    expect(node).toEqual({ 'test/rooms.test.ts': 10 });
    expect(stages).toEqual({ browser: 450 });
  });

  it('keeps a time that has hardly changed, takes one that has, and forgets files that are gone', () => {
    expect(
      record({ 'test/scripts/gate.test.ts': 10, 'test/rooms.test.ts': 10, 'test/no-more.test.ts': 10 }),
    ).toEqual({
      'test/scripts/gate.test.ts': 10,
      'test/no-more.test.ts': 10,
      'test/rooms.test.ts': 10,
    });
    expect(record({ 'test/scripts/gate.test.ts': 12, 'test/rooms.test.ts': 30 })).toEqual({
      'test/scripts/gate.test.ts': 10,
      'test/rooms.test.ts': 30,
    });
  });

  it('keeps the time of a file that a run did not have', () => {
    record({ 'test/scripts/gate.test.ts': 10, 'test/rooms.test.ts': 20 });
    expect(record({ 'test/scripts/gate.test.ts': 10 })).toEqual({
      'test/scripts/gate.test.ts': 10,
      'test/rooms.test.ts': 20,
    });
  });
});

interface Check {
  env: Record<string, string>;
  passed: boolean;
  date: Date;
  axe: string;
  chromium: string;
  screens: Record<string, number>;
}

const { screensIn, writeCheck, writeFirefox } = jest.requireActual<{
  screensIn: (folder: string) => Record<string, number>;
  writeFirefox: (
    file: string,
    check: Pick<Check, 'env' | 'passed' | 'date'> & { version: string },
  ) => boolean;
  writeCheck: (file: string, check: Check) => boolean;
}>('../../scripts/test/accessibility-check.mjs');

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

  it('keeps in which Firefox the tests have passed, which another run of the gate writes', () => {
    const { env, date } = CHECK;
    const firefox = { env, date, passed: true, version: '153.8.0' };
    expect(writeFirefox(file, { ...firefox, env: {} })).toBe(false);
    expect(writeFirefox(file, { ...firefox, passed: false })).toBe(false);
    expect(existsSync(file)).toBe(false);
    expect(writeFirefox(file, firefox)).toBe(true);
    writeCheck(file, CHECK);
    expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({
      axe: '4.13.0',
      firefox: { version: '153.8.0', date: '2026-11-27' },
    });
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
    const { date, axe, chromium, screens, firefox, webkit } = JSON.parse(
      readFileSync(path, 'utf8'),
    ) as Record<string, unknown>;
    expect([date, axe, chromium]).toEqual([
      expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      expect.stringMatching(/^\d+\.\d+\.\d+$/),
      expect.stringMatching(/^\d+(\.\d+){3}$/),
    ]);
    const seen = { version: expect.stringMatching(/^\d+(\.\d+)+$/), date: expect.stringMatching(/^\d{4}-/) };
    expect([firefox, webkit]).toEqual([seen, seen]);
    // The matrix of the screens is written by hand when somebody has looked at them, and so is this version.
    expect(readFileSync(join(ROOT, 'docs/browsers.md'), 'utf8')).toContain(
      `WebKitGTK ${(webkit as { version: string }).version}`,
    );
    for (const language of ['en', 'de'])
      expect((screens as Record<string, number>)[language]).toBeGreaterThan(20);
  });
});
