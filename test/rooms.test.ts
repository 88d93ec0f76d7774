import fs from 'node:fs';
import path from 'node:path';
import { circlesOf, sourcesBelow } from './support/checks/sources.ts';

// Files and folders stay of a size that a reader can take in, and a file is found where the folder tree says it is.
const ROOT = path.resolve(__dirname, '..');

const api = sourcesBelow('api/src');
const web = sourcesBelow('web/src');
const libs = sourcesBelow('libs');
const all = [...api, ...web, ...libs, ...sourcesBelow('test')];

const UNDER = ['api', 'web', 'libs', 'test', 'scripts', 'deploy'];
/** Everything but what is installed, built or generated. */
const files = UNDER.flatMap((folder) =>
  fs
    .readdirSync(path.join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.d.ts'))
    .map(({ parentPath, name }) => path.posix.join(path.relative(ROOT, parentPath), name))
    .filter((file) => !/(^|\/)(dist|node_modules|\.[^/]+)\//.test(file)),
);

/** The files that lie in a folder itself, not in one of its folders. */
const filesIn = (folder: string) => files.filter((file) => path.posix.dirname(file) === folder).sort();

describe('folders', () => {
  it('hold at most 20 files', () => {
    const folders = new Set(files.map((file) => path.posix.dirname(file)));
    const full = [...folders].map((folder) => `${folder}: ${filesIn(folder).length}`);
    expect(full.filter((line) => Number(line.split(': ')[1]) > 20)).toEqual([]);
  });

  it('api/src itself holds the start and the composition root alone', () => {
    expect(filesIn('api/src').map((file) => path.posix.basename(file))).toEqual([
      'app.module.ts',
      'configure-app.ts',
      'main.ts',
    ]);
  });

  it('no folder is called utils, and none outside libs has a barrel', () => {
    expect(all.filter(({ file }) => file.includes('/utils/')).map(({ file }) => file)).toEqual([]);
    expect(
      [...api, ...web].filter(({ file }) => /\/index\.tsx?$/.test(file)).map(({ file }) => file),
    ).toEqual([]);
  });
});

describe('files', () => {
  it('are no longer than 250 lines', () => {
    expect(all.filter(({ lines }) => lines > 250).map(({ file, lines }) => `${file}: ${lines}`)).toEqual([]);
  });

  it('have names in kebab-case', () => {
    const wrong = all.filter(
      ({ file }) => !/^[a-z0-9-]+(\.[a-z0-9-]+)*\.(tsx?|css)$/.test(path.posix.basename(file)),
    );
    expect(wrong.map(({ file }) => file)).toEqual([]);
  });

  it('need themselves by no way', () => {
    expect(circlesOf([...api, ...web, ...libs].filter(({ file }) => !file.includes('/test/')))).toEqual([]);
  });
});
