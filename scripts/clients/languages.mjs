import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { at, tool } from '../lib/run.mjs';

/** The sources of the journeys; each language has them in a folder of its name. */
const JOURNEYS = 'test/clients';

/** Copies the journeys of a language to where they find the generated code. */
function copyJourneys(language, folder) {
  fs.cpSync(at(JOURNEYS, language), folder, { recursive: true });
}

/** Runs with `python -c`: imports each module of the package, so that none is wrong that no journey needs. */
const IMPORT_ALL = `
import importlib, pkgutil, consulting
names = [module.name for module in pkgutil.walk_packages(consulting.__path__, "consulting.")]
for name in names:
    importlib.import_module(name)
print(f"{len(names)} modules")
`;

/** The environment of Go without what a developer's own settings would change. */
const GO = { GOFLAGS: '-mod=mod', GOTOOLCHAIN: 'local' };

/**
 * Each language: which `needs` it has of the machine, the `generator` with its `options`, the folder below its own into which the
 * client is generated (`into`), the commands that compile it there (`compile`) and the one that makes the journeys (`journeys`).
 * A command is `[program, arguments, { cwd, env }]`; `folder` is the language's own.
 */
export const LANGUAGES = {
  python: {
    needs: ['python3'],
    generator: 'python',
    options: ['--package-name', 'consulting'],
    into: 'client',
    compile: (folder) => {
      const python = path.join(folder, 'venv/bin/python');
      const env = { PYTHONPATH: path.join(folder, 'client') };
      return [
        ['python3', ['-m', 'venv', path.join(folder, 'venv')]],
        [
          python,
          ['-m', 'pip', 'install', '--quiet', '--disable-pip-version-check', '-r', 'client/requirements.txt'],
        ],
        [python, ['-m', 'compileall', '-q', 'client/consulting']],
        [python, ['-c', IMPORT_ALL], { env }],
      ];
    },
    journeys: (folder) => [
      path.join(folder, 'venv/bin/python'),
      [at(JOURNEYS, 'python/run.py')],
      { env: { PYTHONPATH: path.join(folder, 'client'), PYTHONDONTWRITEBYTECODE: '1' } },
    ],
  },
  go: {
    needs: ['go'],
    generator: 'go',
    options: [
      ...['--package-name', 'consulting', '--git-host', 'clients.test'],
      ...['--git-user-id', 'firm', '--git-repo-id', 'consulting'],
    ],
    into: '.',
    compile: (folder) => {
      copyJourneys('go', path.join(folder, 'journeys'));
      return ['build', 'vet'].map((command) => ['go', [command, './...'], { env: GO }]);
    },
    journeys: () => ['go', ['run', './journeys'], { env: GO }],
  },
  typescript: {
    needs: [],
    generator: 'typescript-fetch',
    options: ['--additional-properties', 'importFileExtension=.js'],
    into: 'client',
    compile: (folder) => {
      copyJourneys('typescript', folder);
      fs.writeFileSync(path.join(folder, 'package.json'), '{ "type": "module" }');
      return [[process.execPath, [tool('typescript-native/bin/tsc'), '-p', folder]]];
    },
    journeys: () => [process.execPath, ['out/run.js']],
  },
};

/** What must be on the machine, with a command that shows it and the oldest version that is enough. */
const PROGRAMS = {
  java: { command: ['java', '-version'], version: /version "(\d+)/, least: 17 },
  python3: {
    command: ['python3', '-c', 'import ensurepip, sys; print(sys.version)'],
    version: /^3\.(\d+)/,
    least: 9,
  },
  go: { command: ['go', 'version'], version: /go1\.(\d+)/, least: 23 },
};

const WANTED = { java: 'Java 17', python3: 'Python 3.9 with venv', go: 'Go 1.23' };

/** Returns what the machine lacks for these languages, each as a sentence. */
export function missingFor(languages) {
  const needed = new Set(['java', ...languages.flatMap((language) => LANGUAGES[language].needs)]);
  return [...needed].flatMap((name) => {
    const { command, version, least } = PROGRAMS[name];
    const { status, stdout, stderr } = spawnSync(command[0], command.slice(1), { encoding: 'utf8' });
    const found = Number(version.exec(`${stdout ?? ''}${stderr ?? ''}`)?.[1] ?? 0);
    return status === 0 && found >= least
      ? []
      : [`${WANTED[name]} or newer is needed (${command.join(' ')})`];
  });
}
