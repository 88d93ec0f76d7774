import { seconds } from '../soak/report.mjs';
import { cvOf, register, signIn, under, uploadCv } from './guests.mjs';

const INSTANCES = 3;
const ADMIN = [
  '-e',
  'ADMIN_EMAIL=ann@firm.example',
  '-e',
  'ADMIN_PHONE=1',
  '-e',
  'ADMIN_PASSWORD=kein-leichtes-42-Wort',
];
/** To a service, after `exec` or `run`. */
const BACKUP = ['backup', 'node', 'api/dist/backup.js', '--to', '/backups'];

/** What a failed request looks like in the table: how many, and the first ones. */
const failuresOf = ({ failed, refused, all, examples }) =>
  `${failed + refused} of ${all}${examples.length > 0 ? ` (${examples.join('; ')})` : ''}`;

/** Requires that no request failed, and tells how long the slowest took. */
function requireNone(report, drill, record) {
  report.check(drill, 'failed requests', failuresOf(record), record.failed + record.refused === 0, 0);
  const { p50, p99, slowest } = record.latencies().all;
  report.tell(drill, 'milliseconds: median, 99th percentile, slowest', [p50, p99, slowest].join(', '));
}

/** Which collections differ between two manifests, and `files` when those do. */
const differences = (one, other) => {
  const names = new Set([one, other].flatMap(({ collections }) => Object.keys(collections)));
  const isEqual = (a, b) => JSON.stringify(a) === JSON.stringify(b);
  return [
    ...[...names].filter((name) => !isEqual(one.collections[name], other.collections[name])),
    ...(isEqual(one.files, other.files) ? [] : ['files']),
  ];
};
/** A restore counts these up, so that no answer of before is taken for a current one. */
const COUNTED_UP = ['revisions'];

/** The drills of `docs/operations.md`, in their order: each goes on from the state that the one before it leaves. */
export const DRILLS = {
  async start({ stack, report, world }) {
    report.tell('start', 'docker compose build', seconds(await stack.timed('docker', ['compose', 'build'])));
    const up = await stack.timed('docker', ['compose', 'up', '--detach']);
    report.tell('start', 'docker compose up -d until it is ready', seconds(up + (await stack.healthy())));
    await stack.compose('exec', '-T', ...ADMIN, 'app', 'node', 'api/dist/admin-create.js');
    world.person = await register(stack.base);
    await uploadCv(stack.base, world.person, 'the first CV');
    report.check('start', 'a freelancer registers by mail and uploads a CV', 'yes', true, 'yes');
  },

  async scale({ stack, report }) {
    stack.set({ APP_INSTANCES: INSTANCES });
    const up = await stack.timed('docker', ['compose', 'up', '--detach']);
    report.tell('scale', `to ${INSTANCES} instances`, seconds(up + (await stack.healthy())));
  },

  async restarts({ stack, report, world, rate, restarts }) {
    const rounds = Math.ceil(restarts / INSTANCES);
    let took = 0;
    const record = await under(rate, stack.base, world.person, async () => {
      for (let round = 0; round < rounds; round++)
        took += await stack.timed('sh', ['deploy/upgrade.sh', '--restart']);
    });
    requireNone(report, 'restarts', record);
    report.tell(
      'restarts',
      `${rounds * INSTANCES} instances replaced, each`,
      seconds(took / rounds / INSTANCES),
    );
  },

  async upgrade({ stack, report, world, rate }) {
    const [before] = await stack.imagesInUse();
    await stack.newVersion();
    const replaced = [];
    const record = await under(rate, stack.base, world.person, async () => {
      const upgrade = await stack.timed('sh', ['deploy/upgrade.sh']);
      report.tell('upgrade', 'to a changed image, build and backup included', seconds(upgrade));
      replaced.push(await stack.imagesInUse());
      report.tell(
        'upgrade',
        'back to the image before',
        seconds(await stack.timed('sh', ['deploy/upgrade.sh', '--back'])),
      );
      replaced.push(await stack.imagesInUse());
    });
    requireNone(report, 'upgrade', record);
    const [[after], back] = replaced;
    const isRight = after !== before && replaced[0].length === 1 && back.join() === before;
    report.check('upgrade', 'all instances run the new image, then all the former', isRight, isRight, true);
  },

  async restore({ stack, report, world }) {
    await uploadCv(stack.base, world.person, 'the CV in the backup');
    const cv = await cvOf(stack.base, world.person);
    await stack.compose('stop', 'app');
    const backup = await stack.timed('docker', ['compose', 'exec', '-T', ...BACKUP]);
    report.tell('restore', 'backup', seconds(backup));
    const { name, manifest } = await stack.newestBackup();
    await stack.wipe();
    const restore = ['compose', 'run', '--rm', '-T', 'restore'];
    report.tell('restore', 'restore into an empty store', seconds(await stack.timed('docker', restore)));
    await stack.timed('docker', ['compose', 'run', '--rm', '-T', '--no-deps', ...BACKUP]);
    const again = await stack.newestBackup();
    if (again.name === name) throw new Error('There is no second backup');
    const differing = differences(manifest, again.manifest).filter((each) => !COUNTED_UP.includes(each));
    const documents = Object.values(manifest.collections).reduce((sum, { documents: n }) => sum + n, 0);
    report.check(
      'restore',
      `a backup of the restored store differs from the first (${documents} documents, ${manifest.files.count} files) in`,
      differing.join(', ') || 'nothing',
      differing.length === 0,
      'nothing',
    );
    const up = await stack.timed('docker', ['compose', 'up', '--detach']);
    report.tell('restore', 'started again', seconds(up + (await stack.healthy())));
    world.person = await signIn(stack.base);
    const isSame = cv.equals(await cvOf(stack.base, world.person));
    report.check('restore', 'the freelancer signs in, and the CV is the same', isSame, isSame, true);
  },

  async password({ stack, report }) {
    if (!stack.hasOwnMongodb) return report.leaveOut('password', 'the included MongoDB is not used');
    const asStranger = 'try { db.getSiblingDB("consulting").users.findOne(); quit(0) } catch { quit(1) }';
    const isOpen = await stack
      .compose('exec', '-T', 'mongo', 'mongosh', '--quiet', '--eval', asStranger)
      .then(
        () => true,
        () => false,
      );
    report.check('password', 'MongoDB answers without a password', isOpen, !isOpen, false);
    const right = stack.get('MONGO_ROOT_PASSWORD');
    await stack.compose('stop', 'app', 'backup');
    stack.set({ MONGO_ROOT_PASSWORD: 'wrong' });
    const refusal = await stack.compose('up', '--detach').then(
      () => '',
      ({ stderr }) => stderr,
    );
    const running = await stack.instances();
    report.check(
      'password',
      'docker compose up -d with a wrong root password fails, and names mongo-init',
      refusal.trim().split('\n').at(-1),
      refusal.includes('mongo-init'),
      'mongo-init',
    );
    report.check('password', 'instances that run', running.length, running.length === 0, 0);
    stack.set({ MONGO_ROOT_PASSWORD: right });
    await stack.compose('up', '--detach');
    await stack.healthy();
  },

  async kill({ stack, report, world, rate }) {
    // The processes of the container, not the container: `docker kill` would count as stopped by hand.
    const killAll = (id) =>
      stack.shell('docker', ['exec', id, 'bash', '-c', 'kill -9 -1']).catch(() => undefined);
    let took = 0;
    const record = await under(rate, stack.base, world.person, async () => {
      const [one] = await stack.instances();
      await killAll(one);
      took = await stack.healthy();
    });
    report.tell('kill', 'kill -9 of one of three: failed requests', failuresOf(record));
    report.tell('kill', 'until it is ready again', seconds(took));
    for (const id of await stack.instances()) await killAll(id);
    const back = await stack.answers();
    report.check('kill', 'kill -9 of all: answers again after', seconds(back), back < 30_000, 'under 30 s');
    const { headers } = world.person;
    const me = await fetch(`${stack.base}/private/api/me`, { headers });
    report.check('kill', 'the session of before', me.status, me.status === 200, 200);
    await stack.healthy();
  },

  async host({ stack, report, world, restartDocker }) {
    if (!restartDocker) return report.leaveOut('host', 'no command restarts Docker here (--restart-docker)');
    await stack.timed('sh', ['-c', restartDocker]);
    const took = await stack.answers();
    report.check(
      'host',
      'after a restart of Docker all starts by itself, in',
      seconds(took),
      took < 60_000,
      'under 60 s',
    );
    await stack.healthy();
    world.person = await signIn(stack.base);
    const cv = await cvOf(stack.base, world.person);
    report.check('host', 'the freelancer signs in and has the CV', cv.length > 0, cv.length > 0, true);
  },
};
