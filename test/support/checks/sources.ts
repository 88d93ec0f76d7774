import fs from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(__dirname, '../../..');

const { filesBelow: allBelow, importsOf } = jest.requireActual<{
  filesBelow: (folder: string, ending: RegExp) => string[];
  importsOf: (file: string, text: string) => string[];
}>('../../../scripts/test/imports.mjs');

export interface Source {
  /** Path from the root, with slashes. */
  file: string;
  lines: number;
  /** Relative imports as paths from the root, packages by name. */
  imports: string[];
}

/** Returns the paths of all TypeScript and CSS files below a folder, without declarations and build output. */
export const filesBelow = (folder: string, ending = /\.(tsx?|css)$/): string[] => allBelow(folder, ending);

/** The same files with their imports. */
export const sourcesBelow = (folder: string, ending?: RegExp): Source[] =>
  filesBelow(folder, ending).map(readSource);

export const textOf = (file: string): string => fs.readFileSync(path.join(ROOT, file), 'utf8');

/** Several tests of a group ask for the same files. */
const known = new Map<string, Source>();

function readSource(file: string): Source {
  const before = known.get(file);
  if (before) return before;
  const text = textOf(file);
  const source = { file, lines: text.split('\n').length - 1, imports: importsOf(file, text) };
  known.set(file, source);
  return source;
}

/** The way back to a file that needs itself by way of others, once for each such circle. */
export function circlesOf(sources: Source[]): string[] {
  const imports = new Map(sources.map((source) => [source.file, source.imports]));
  const done = new Set<string>();
  const circles: string[] = [];
  const follow = (file: string, way: string[]): void => {
    if (way.includes(file)) circles.push([...way.slice(way.indexOf(file)), file].join(' -> '));
    else if (!done.has(file)) for (const next of imports.get(file) ?? []) follow(next, [...way, file]);
    done.add(file);
  };
  for (const file of imports.keys()) follow(file, []);
  return circles;
}
