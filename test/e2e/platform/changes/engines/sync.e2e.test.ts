import { execFile, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { UNKNOWN_BEFORE } from '../../../../../api/src/platform/changes/removal.schema.ts';
import { startApp, type TestApp } from '../../../../support/app/app.ts';
import { engines } from '../../../../support/app/database.ts';
import { aKey } from '../../../../support/people/keys.ts';
import { signInAdmin, type SignedIn } from '../../../../support/people/people.ts';
import { Placements } from '../../../../support/people/placement.ts';

// The program of docs/sync.py is run as a reader of the documentation runs it, while others write.

const SCRIPT = readFileSync(resolve(__dirname, '../../../../../docs/sync.py'), 'utf8');
const READ_COPY = `
import json, sqlite3, sys
print(json.dumps([json.loads(row[0]) for row in sqlite3.connect(sys.argv[1]).execute("select body from entries order by id")]))
`;
/** The program overlaps by minutes, in which the whole test takes place: less of it, and smaller pages, show what it does. */
const HASTY = SCRIPT.replace('timedelta(minutes=5)', 'timedelta(seconds=2)').replaceAll(
  /(updated_since=\{query\}|sort=updated|since=\{query\})"/g,
  '$1&limit=7"',
);

const PYTHON = ['python3', 'python'].find((name) => spawnSync(name, ['--version']).status === 0);
const run = promisify(execFile);
const itWithPython = PYTHON === undefined && !process.env['REQUIRE_PYTHON'] ? it.skip : it;

interface Entry {
  _id: string;
}

describe.each(engines())('the program that keeps a copy, on %s', (engine) => {
  let app: TestApp;
  let admin: SignedIn;
  let place: Placements;
  let folder: string;
  let env: NodeJS.ProcessEnv;

  beforeAll(async () => {
    app = await startApp({ engine });
    admin = await signInAdmin(app);
    place = new Placements(app, admin);
    folder = mkdtempSync(join(tmpdir(), 'sync-'));
    writeFileSync(join(folder, 'sync.py'), HASTY);
    const { text } = await aKey(app, { scopes: ['jobs:read'] });
    env = { ...process.env, API: app.url, KEY: text };
  });
  afterAll(async () => {
    await app.close();
    rmSync(folder, { recursive: true });
  });

  const sync = async (name: string, list = 'jobs'): Promise<string> =>
    (await run(PYTHON!, [join(folder, 'sync.py'), list, join(folder, name)], { env })).stdout.trim();
  const copy = async (name: string): Promise<Entry[]> =>
    JSON.parse((await run(PYTHON!, ['-c', READ_COPY, join(folder, name)], { env })).stdout) as Entry[];
  const all = async (): Promise<Entry[]> => {
    const { body } = await admin.get('/api/admin/jobs?limit=200').expect(200);
    return (body as Entry[]).toSorted((one, other) => (one._id < other._id ? -1 : 1));
  };

  /** Adds, changes and removes jobs one after the other. */
  async function write(): Promise<void> {
    const own: string[] = [];
    for (let n = 0; n < 9; n++) {
      own.push(await place.job());
      const changed = own[(n * 5) % own.length]!;
      await admin.patch(`/api/admin/jobs/${changed}/state`, { state: n % 2 ? 'open' : 'paused' });
      if (n % 3 === 2) await admin.delete(`/api/admin/jobs/${own.shift()!}`).expect(200);
    }
  }

  itWithPython(
    'has what the list has, while three others add, change and remove, and loses nothing on the way',
    async () => {
      const there: string[] = [];
      for (let n = 0; n < 15; n++) there.push(await place.job());
      let isOver = false;
      const writers = Promise.all([write(), write(), write()]).finally(() => (isOver = true));
      while (!isOver) {
        await sync('jobs.sqlite');
        const ids = (await copy('jobs.sqlite')).map(({ _id }) => _id);
        expect(there.filter((id) => !ids.includes(id))).toEqual([]);
      }
      await writers;
      await sync('jobs.sqlite');
      expect(await copy('jobs.sqlite')).toEqual(await all());
    },
  );

  itWithPython('reads only what has changed', async () => {
    while ((await sync('jobs.sqlite')) !== 'jobs: 0 read, 0 removed');
    const job = await place.job();
    expect(await sync('jobs.sqlite')).toBe('jobs: 1 read, 0 removed');
    expect((await copy('jobs.sqlite')).map(({ _id }) => _id)).toContain(job);
    await admin.delete(`/api/admin/jobs/${job}`).expect(200);
    expect(await sync('jobs.sqlite')).toBe('jobs: 0 read, 1 removed');
    expect((await copy('jobs.sqlite')).map(({ _id }) => _id)).not.toContain(job);
  });

  itWithPython('reads everything again where removals are not known, as after a restore', async () => {
    await sync('again.sqlite');
    const entries = await all();
    const { connection } = app;
    const lost = await connection.collection('jobs').findOneAndDelete({ title: 'SAP Basis Consultant' });
    await connection.collection('removals').insertOne({
      ...{ kind: UNKNOWN_BEFORE, entryId: null },
      removedAt: new Date(Date.now() + 1000),
    });
    expect(await sync('again.sqlite')).toBe(`jobs: ${entries.length - 1} read, 1 removed`);
    const ids = (await copy('again.sqlite')).map(({ _id }) => _id);
    expect(ids).not.toContain(String(lost!._id));
    expect(await copy('again.sqlite')).toEqual(await all());
  });

  itWithPython('takes no file that has the entries of another list', async () => {
    await sync('jobs.sqlite');
    const other = sync('jobs.sqlite', 'consultants');
    await expect(other).rejects.toThrow(/This file is a copy of .*\/api\/admin\/jobs: take another one/);
    expect(await copy('jobs.sqlite')).toEqual(await all());
  });

  itWithPython('asks again when a connection breaks in the middle of an answer', async () => {
    let broken = 0;
    const proxy = createServer((request, answer) => {
      const { headers } = request;
      get(app.url + request.url!, { headers }, (found) => {
        answer.writeHead(found.statusCode!, found.headers);
        if (broken++ > 0) return found.pipe(answer);
        answer.write('[');
        found.on('end', () => answer.destroy()).resume();
      });
    });
    await once(proxy.listen(0, '127.0.0.1'), 'listening');
    env = { ...env, API: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}` };
    expect(await sync('broken.sqlite')).toBe(`jobs: ${(await all()).length} read, 0 removed`);
    proxy.close();
    env = { ...env, API: app.url };
  });

  itWithPython('says how it is called', async () => {
    const { KEY: _, ...without } = env;
    await expect(
      run(PYTHON!, [join(folder, 'sync.py'), 'jobs', 'x.sqlite'], { env: without }),
    ).rejects.toThrow('python3 sync.py jobs jobs.sqlite');
  });

  itWithPython('says what is wrong with its key', async () => {
    env = { ...env, KEY: 'cpk_none' };
    await expect(sync('none.sqlite')).rejects.toThrow(/401 \/api\/admin\/jobs/);
  });
});
