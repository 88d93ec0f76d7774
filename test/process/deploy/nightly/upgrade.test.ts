import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const ROOT = resolve(__dirname, '../../../..');
/** An installation: the script, `.env`, and the state of a Docker engine in `docker`. */
const folder = mkdtempSync(join(tmpdir(), 'upgrade-'));
const state = (...path: string[]) => join(folder, 'docker', ...path);
afterAll(() => rmSync(folder, { recursive: true }));

/**
 * Stands in for Docker: a container is a file with its image, an image a file with its id. A new instance is as healthy as
 * the file `health` says. Everything that changes something is a line of the file `events`.
 */
const DOCKER = `#!/bin/bash
set -u
cd "${state()}"
event() { echo "$*" >>events; }
instances() { ls containers; }
last=\${*: -1}
[[ "$*" =~ app=([0-9]+) ]] && wanted=\${BASH_REMATCH[1]}
case "$*" in
  'compose config --quiet') ;;
  'compose ps --quiet app' | 'compose ps --all --quiet app') instances ;;
  'compose ps --quiet '*) ;;
  'compose build --quiet') event build; [ ! -e build-fails ] && echo new >images/consulting-platform ;;
  'compose exec -T backup node api/dist/backup.js --to /backups') event backup; [ ! -e backup-fails ] ;;
  'compose --progress quiet up '*--no-recreate*)
    number=$(($(instances | tail -1 | tr -dc 0-9) + 1))
    [ "$wanted" = $(($(instances | wc -l) + 1)) ] || exit 1
    cp images/consulting-platform containers/app-$number; cp health healths/app-$number
    event "up app-$number $(cat containers/app-$number)" ;;
  'compose --progress quiet up '*) event "up all $wanted" ;;
  'image inspect --format {{.Id}} '*) cat "images/$last" ;;
  'inspect --format {{.Image}} '*) cat "containers/$last" ;;
  'inspect --format {{.State.Health.Status}} '*) cat "healths/$last"; echo healthy >"healths/$last.next" ;;
  'inspect --format {{.State.Status}} {{.RestartCount}} '*)
    [ "$(cat "healths/$last")" = restarting ] && echo 'restarting 1' && exit
    echo 'running 0'; mv "healths/$last.next" "healths/$last" ;;
  'stop '*) [ "$(cat "healths/$(instances | tail -1)")" = healthy ] && event "stop $2" || event "too early $2" ;;
  'rm '*) event "rm $last"; rm "containers/$last" ;;
  'tag '*) event "$*"; echo "$2" >"images/$3" ;;
  'logs '* | 'image prune '*) ;;
  *) event "unknown: $*"; exit 1 ;;
esac
`;

beforeEach(() => {
  rmSync(folder, { recursive: true });
  for (const path of ['deploy', 'bin', 'docker/containers', 'docker/images', 'docker/healths'])
    mkdirSync(join(folder, path), { recursive: true });
  copyFileSync(join(ROOT, 'deploy/upgrade.sh'), join(folder, 'deploy/upgrade.sh'));
  writeFileSync(join(folder, '.env'), 'COMPOSE_PROFILES=\n');
  writeFileSync(join(folder, 'bin/docker'), DOCKER);
  // Instances get ready between two looks.
  writeFileSync(join(folder, 'bin/sleep'), '#!/bin/sh\n');
  for (const program of ['docker', 'sleep']) chmodSync(join(folder, 'bin', program), 0o755);
  writeFileSync(state('images/consulting-platform'), 'old\n');
  writeFileSync(state('health'), 'starting\n');
  for (const name of ['app-1', 'app-2']) writeFileSync(state('containers', name), 'old\n');
});

function upgrade(...args: string[]) {
  const PATH = `${join(folder, 'bin')}:${process.env['PATH']}`;
  const { status, stderr } = spawnSync('sh', [join(folder, 'deploy/upgrade.sh'), ...args], {
    env: { PATH },
    encoding: 'utf8',
  });
  const events = spawnSync('cat', [state('events')], { encoding: 'utf8' })
    .stdout.split('\n')
    .filter(Boolean);
  return { status, stderr, events };
}
const imageOf = (name: string) => readFileSync(state('images', name), 'utf8').trim();

describe('upgrade.sh', () => {
  it('builds, backs up, and replaces each instance only when a new one is ready', () => {
    const { status, stderr, events } = upgrade();
    expect([stderr, status]).toEqual(['', 0]);
    expect(events).toEqual([
      'build',
      'backup',
      ...['up app-3 new', 'stop app-1', 'rm app-1'],
      ...['up app-4 new', 'stop app-2', 'rm app-2'],
      'up all 2',
      'tag old consulting-platform:previous',
    ]);
  });

  it('goes back to the former image, without a backup', () => {
    upgrade();
    rmSync(state('events'));
    const { status, events } = upgrade('--back');
    expect([status, events[0]]).toEqual([0, 'tag old consulting-platform']);
    expect(events).not.toContain('backup');
    expect(events).toEqual(expect.arrayContaining(['up app-5 old', 'up app-6 old']));
    expect(imageOf('consulting-platform:previous')).toBe('new');
  });

  it('replaces instances by the same image after a change of settings', () => {
    const { status, events } = upgrade('--restart');
    expect(status).toBe(0);
    expect(events.filter((event) => event.startsWith('up app'))).toEqual(['up app-3 old', 'up app-4 old']);
    expect(events).not.toEqual(expect.arrayContaining([expect.stringMatching(/build|backup|tag/)]));
  });

  it('removes a new instance that does not start, and leaves the others and the image as they were', () => {
    writeFileSync(state('health'), 'restarting\n');
    const { status, stderr, events } = upgrade();
    expect([status, stderr]).toEqual([
      1,
      expect.stringContaining('2 of 2 instances are still of the former version'),
    ]);
    expect(events.slice(2)).toEqual(['up app-3 new', 'rm app-3', 'tag old consulting-platform']);
    expect(imageOf('consulting-platform')).toBe('old');
  });

  it('replaces nothing without a backup, unless told so', () => {
    writeFileSync(state('backup-fails'), '');
    const { status, stderr, events } = upgrade();
    expect([status, stderr]).toEqual([1, expect.stringContaining('There is no backup')]);
    expect(events).toEqual(['build', 'backup', 'tag old consulting-platform']);
    expect(upgrade('--no-backup').status).toBe(0);
  });

  it('replaces nothing when the build fails or a setting is of an earlier version, and says what to change', () => {
    writeFileSync(state('build-fails'), '');
    expect(upgrade()).toMatchObject({ status: 1, events: ['build'] });
    writeFileSync(join(folder, '.env'), 'COMPOSE_PROFILES=mongo,dev\n');
    const { status, stderr } = upgrade('--restart');
    expect([status, stderr]).toEqual([
      1,
      expect.stringContaining('COMPOSE_FILE=docker-compose.yml:compose.mongo.yml'),
    ]);
    writeFileSync(join(folder, '.env'), 'HTTPS_PORT=8443\nDOMAIN=firm.example\n');
    expect(upgrade('--restart').stderr).toContain('firm.example:8443');
    writeFileSync(join(folder, '.env'), 'HTTPS_PORT=8443\nDOMAIN=firm.example:8443\n');
    expect(upgrade('--restart').status).toBe(0);
    expect(upgrade('--everything')).toMatchObject({ status: 1, stderr: expect.stringContaining('--back') });
  });
});
