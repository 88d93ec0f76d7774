import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { at } from '../lib/run.mjs';

const HAS_IMPORTS = /\.(tsx?|mjs|css)$/;
const SKIPPED = /(^|\/)(dist|node_modules|\.[^/]+)(\/|$)/;

/** Libraries by the names that code imports them by, and aliases of the client, which depend on the language. */
const LIBRARIES = {
  '@consulting/contracts': 'libs/contracts/src/index.ts',
  '@consulting/contracts/posting-check': 'libs/contracts/src/posting-check/index.ts',
  '@consulting/contracts/vocabulary': 'libs/contracts/src/vocabulary/index.ts',
  '@consulting/mongoose-sqlite': 'libs/mongoose-sqlite/src/index.ts',
};

/** Returns the paths of the files below a folder that have imports, with slashes, from the root. */
export function filesBelow(folder, ending = HAS_IMPORTS) {
  return fs
    .readdirSync(at(folder), { recursive: true, encoding: 'utf8' })
    .map((name) => path.posix.join(folder, name.split(path.sep).join('/')))
    .filter((file) => ending.test(file) && !file.endsWith('.d.ts') && !SKIPPED.test(file));
}

/** Returns what a file imports: relative imports as paths from the root, packages by name. */
export function importsOf(file, text = fs.readFileSync(at(file), 'utf8')) {
  return ts
    .preProcessFile(text, true, true)
    .importedFiles.map(({ fileName }) =>
      fileName.startsWith('.') ? path.posix.join(path.posix.dirname(file), fileName) : fileName,
    );
}

function aliases() {
  const { imports } = JSON.parse(fs.readFileSync(at('web/package.json'), 'utf8'));
  const files = (target) => (typeof target === 'string' ? [target] : Object.values(target));
  const own = Object.entries(imports).map(([name, target]) => [
    name,
    files(target).map((file) => path.posix.join('web', file)),
  ]);
  return new Map([...own, ...Object.entries(LIBRARIES).map(([name, file]) => [name, [file]])]);
}

/** The client finds its pages by their names (`import.meta.glob`), so that no import names them. */
const IS_PAGE = /^web\/src\/features\/[^/]+\/[^/]+-page\.tsx$/;
const PAGES = 'web/src/app/routes.tsx';

/** Returns which files import each file of the project: `Map { 'api/src/a.ts' => Set { 'api/src/b.ts' } }`. */
export function importersOfAll(folders = ['api', 'libs', 'scripts', 'test', 'web']) {
  const named = aliases();
  const importers = new Map();
  const add = (imported, file) => importers.set(imported, (importers.get(imported) ?? new Set()).add(file));
  for (const file of folders.flatMap((folder) => filesBelow(folder))) {
    if (IS_PAGE.test(file)) add(file, PAGES);
    for (const imported of importsOf(file).flatMap((name) => named.get(name) ?? [name])) add(imported, file);
  }
  return importers;
}

/**
 * Returns all files that import one of `files`, directly or by way of others, with the number of steps: 0 for the files
 * themselves. Nothing is followed beyond a file for which `isEnd` holds.
 */
export function reachedFrom(files, importers, isEnd = () => false) {
  const steps = new Map(files.map((file) => [file, 0]));
  for (const [file, step] of steps) {
    if (isEnd(file)) continue;
    for (const next of importers.get(file) ?? []) if (!steps.has(next)) steps.set(next, step + 1);
  }
  return steps;
}
