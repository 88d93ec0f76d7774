import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { nameOfBackup } from '../../../../../api/src/platform/backup/backup-reader.ts';
import { Backups } from '../../../../../api/src/platform/backup/record/backups.port.ts';
import { engines } from '../../../../support/app/database.ts';
import { Installation } from '../../../../support/app/installation.ts';

const DIST = resolve(__dirname, '../../../../../api/dist');
const folder = mkdtempSync(join(tmpdir(), 'commands-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs a command as delivered, with only the given settings. */
function run(command: string, args: string[], env: Record<string, string> = {}) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(DIST, `${command}.js`), ...args], {
    cwd: folder,
    encoding: 'utf8',
    env: { PATH: process.env['PATH'] ?? '', ...env },
  });
  return { status, stdout, stderr: stderr.trim() };
}

describe('the commands of the operator', () => {
  it.each(['backup', 'restore', 'migrate-to-mongodb'])('%s says how it is called', (command) => {
    expect(run(command, ['--help'])).toMatchObject({
      status: 0,
      stdout: expect.stringContaining('node api/dist/'),
    });
  });

  it('say in one sentence what is wrong', () => {
    const DATA_DIR = join(folder, 'none');
    expect(run('backup', ['--to', folder, '--keep', '0'], { DATA_DIR }).status).toBe(2);
    expect(run('backup', ['--no-such-thing'], { DATA_DIR }).status).toBe(2);
    const oneSentence = (sentence: RegExp) => ({ status: 1, stderr: expect.stringMatching(sentence) });
    expect(run('backup', ['--to', folder], { DATA_DIR })).toMatchObject(
      oneSentence(/^There is no store at .*\.$/),
    );
    expect(run('restore', ['--from', folder], { DATA_DIR })).toMatchObject(
      oneSentence(/^There is no whole backup in .*\.$/),
    );
    expect(run('migrate-to-mongodb', [], { DATA_DIR })).toMatchObject(
      oneSentence(/^MONGODB_URI is missing.*\.$/),
    );
    const MONGODB_URI = 'mongodb://127.0.0.1:9/x?serverSelectionTimeoutMS=200';
    expect(run('backup', ['--to', folder], { DATA_DIR, MONGODB_URI })).toMatchObject(
      oneSentence(/^The database at MONGODB_URI cannot be reached.*\.$/),
    );
  });
});

describe.each(engines())('the commands on %s', (engine) => {
  let product: Installation;
  beforeEach(async () => {
    product = await Installation.create(engine);
  });
  afterEach(() => product.end());

  it('back up while the product runs, readable by their owner only, and restore', async () => {
    const { settings, backupFolder } = product;
    const where: Record<string, string> = engine === 'mongodb' ? { MONGODB_URI: settings.databaseUri } : {};
    const env = { DATA_DIR: settings.dataDir, LOG_LEVEL: 'silent', ...where };
    // A backup that begins before the product's first start.
    const nothing = expect.stringMatching(/^(There is no store at|The store holds nothing yet)/);
    expect(run('backup', ['--to', backupFolder], env)).toMatchObject({ status: 1, stderr: nothing });
    await product.start();
    await product.connection.collection('things').insertOne({ kept: true });
    expect(run('backup', ['--to', backupFolder, '--keep', '3'], env)).toMatchObject({
      status: 0,
      stderr: '',
    });
    const [name = ''] = readdirSync(backupFolder);
    const { last } = await product.get(Backups).health();
    expect(nameOfBackup(last?.at ?? new Date(0)).slice(0, -4)).toBe(name.slice(0, -4));
    expect(last?.bytes.documents).toBeGreaterThan(0);
    expect(statSync(join(backupFolder, name)).mode & 0o777).toBe(0o700);
    expect(statSync(join(backupFolder, name, 'collections/things.bson.gz')).mode & 0o777).toBe(0o600);
    await product.stop();
    await product.wipe();
    expect(run('restore', ['--from', backupFolder], env)).toMatchObject({ status: 0, stderr: '' });
    expect(await product.documents('things')).toMatchObject([{ kept: true }]);
  });
});
