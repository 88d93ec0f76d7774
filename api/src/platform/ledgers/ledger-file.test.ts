import { appendFile, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addToLedgers, LedgerFile, readLedgerFile } from './ledger-file.ts';
import type { LedgerEntry } from './ledgers.ts';

const [ANN, BEN] = ['a'.repeat(24), 'b'.repeat(24)];
const day = (number: number) => new Date(Date.UTC(2026, 0, number));

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ledgers-'));
});
afterEach(() => rm(folder, { recursive: true }));

const wishes = () => new LedgerFile('wishes', folder);
const lines = async () => (await readFile(join(folder, 'wishes.txt'), 'utf8')).split('\n').filter(Boolean);
const role = (id: string, at: Date, value: string): [string, LedgerEntry] => [
  `role:${id}`,
  { at, owner: `user:${id}`, value },
];

it('what is written is read, with blanks and line breaks in what is wanted', async () => {
  const entries = new Map([role(ANN, day(1), '{"company_name": "Vogt &\nSöhne"}'), role(BEN, day(2), '')]);
  await wishes().add(entries);
  expect(await wishes().read()).toEqual(entries);
  expect((await stat(join(folder, 'wishes.txt'))).mode & 0o777).toBe(0o600);
});

it('each ledger has its own entries, and the newest of a key counts', async () => {
  await addToLedgers(folder, new Map([role(ANN, day(2), 'B2B'), [`user:${BEN}`, { at: day(1) }]]));
  await addToLedgers(folder, new Map([role(ANN, day(3), 'Freelancer')]));
  // Another machine's file may say what is older.
  await appendFile(join(folder, 'wishes.txt'), `${day(1).toISOString()} role:${ANN} user:${ANN} JobSeeker\n`);
  expect(await wishes().read()).toEqual(new Map([role(ANN, day(3), 'Freelancer')]));
  expect(await readLedgerFile(join(folder, 'erasures.txt'))).toEqual(
    new Map([[`user:${BEN}`, { at: day(1) }]]),
  );
});

it('skips a line that was cut off and kinds of a newer version, and begins a new line after it', async () => {
  const file = join(folder, 'wishes.txt');
  const unknown = `${day(1).toISOString()} hat:${BEN} user:${BEN} red`;
  await writeFile(
    file,
    `${unknown}\nyesterday role:${BEN} user:${BEN} B2B\n${day(1).toISOString()} role:${BEN}`.slice(0, -3),
  );
  await wishes().add(new Map([role(ANN, day(2), 'B2B')]));
  expect(await wishes().read()).toEqual(new Map([role(ANN, day(2), 'B2B')]));
});

it('reads what an editor has saved: a mark before the first line, and other ends of lines', async () => {
  const line = `${day(1).toISOString()} role:${ANN} user:${ANN} B2B`;
  await writeFile(join(folder, 'wishes.txt'), `\ufeff${line}\r\n`);
  expect(await wishes().read()).toEqual(new Map([role(ANN, day(1), 'B2B')]));
});

it('the same entries are written once, however often they are added', async () => {
  const file = wishes();
  const entries = new Map([role(ANN, day(1), 'B2B'), role(BEN, day(2), 'B2B')]);
  await file.add(entries);
  await file.add(entries, day(1));
  await wishes().add(entries);
  expect(await lines()).toHaveLength(2);
  await file.add(new Map([role(ANN, day(3), 'B2B')]), day(2));
  expect(await lines()).toHaveLength(3);
});

it('compacted, it has one line for each entry that is kept, and nothing lies beside it', async () => {
  const file = wishes();
  for (const at of [1, 2, 3]) await file.add(new Map([role(ANN, day(at), 'B2B'), role(BEN, day(at), 'B2B')]));
  await file.compact((_key, { owner }) => owner !== `user:${BEN}`);
  expect(await lines()).toEqual([`${day(3).toISOString()} role:${ANN} user:${ANN} B2B`]);
  expect(await readdir(folder)).toEqual(['wishes.txt']);
});

it('an entry that is lost because another process compacts at that moment is written by the next copy', async () => {
  const [one, other] = [wishes(), wishes()];
  const mine = new Map([role(ANN, day(2), 'B2B')]);
  await one.add(new Map([role(BEN, day(1), 'B2B')]));
  await one.add(mine, day(1));
  // The other process has read the file before that line.
  await other.compact((key) => key !== `role:${ANN}`);
  await one.add(mine, day(1));
  expect((await wishes().read()).get(`role:${ANN}`)).toEqual(mine.get(`role:${ANN}`));
});

it('nothing is made where there is no file', async () => {
  await wishes().compact(() => true);
  expect(await readdir(folder)).toEqual([]);
});
