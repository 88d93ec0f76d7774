import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { answerOfProcess, ProcessEnded } from './answer-of-process.ts';

const folder = mkdtempSync(join(tmpdir(), 'processes-'));
afterAll(() => rmSync(folder, { recursive: true }));

let scripts = 0;
/** Runs a script whose function `work` answers a task. */
function run<Result>(work: string, task: unknown = null, deadline = 20_000): Promise<Result> {
  const script = join(folder, `script-${(scripts += 1)}.cjs`);
  const listen = `process.once('message', async (task) => process.send(await work(task)));`;
  writeFileSync(script, `const work = ${work};\n${listen}`);
  return answerOfProcess<Result>(script, task, { deadline, megabytes: 32 });
}

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

describe('a process of its own', () => {
  it('answers a task, bytes too, and is over then', async () => {
    const work = '(bytes) => ({ pid: process.pid, twice: Buffer.concat([bytes, bytes]) })';
    const { pid, twice } = await run<{ pid: number; twice: Uint8Array }>(work, Buffer.from('ab'));
    expect(Buffer.from(twice).toString()).toBe('abab');
    expect(isAlive(pid)).toBe(false);
  });

  it('knows none of the settings', async () => {
    expect(await run('() => Object.keys(process.env)')).toEqual([]);
  });

  it.each([
    ['crashes', `() => process.kill(process.pid, 'SIGSEGV')`, 'ended with SIGSEGV'],
    ['is ended by the kernel', `() => process.kill(process.pid, 'SIGKILL')`, 'ended with SIGKILL'],
    ['aborts', '() => process.abort()', 'ended with SIGABRT'],
    ['throws', `() => { throw new Error('no'); }`, 'ended with 1'],
    ['ends', '() => process.exit(0)', 'ended with 0'],
    [
      'fills its heap',
      '() => { for (const all = [];;) all.push(Array(1000).fill({})); }',
      'ended with SIGABRT',
    ],
  ])('that %s is reported, and ends nothing else', async (_, work, reason) => {
    const error: unknown = await run(work).catch((each: unknown) => each);
    expect(error).toBeInstanceOf(ProcessEnded);
    expect((error as Error).message).toBe(`The process ${reason}`);
  });

  it('is ended at its deadline, whatever it does', async () => {
    const began = performance.now();
    await expect(run('() => { for (;;); }', null, 1_000)).rejects.toThrow('The process was too slow');
    expect(performance.now() - began).toBeLessThan(5_000);
  });

  it('is what Linux ends first when memory is used up', async () => {
    const score = `() => new Promise((done) => {
      const read = () => Number(require('node:fs').readFileSync('/proc/self/oom_score_adj', 'utf8'));
      const look = setInterval(() => read() === 1000 && done(read(), clearInterval(look)), 5);
    })`;
    expect(await run(process.platform === 'linux' ? score : '() => 1000')).toBe(1000);
  });
});
