import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { filesBelow, textOf } from './support/checks/sources.ts';

// Each recipe of CONTRIBUTING.md follows an example in the code. Its list of files is complete, and has nothing besides.
const ROOT = path.resolve(__dirname, '..');

interface Recipe {
  title: string;
  /** Names in the code, of which each file has at least one. */
  names: string[];
  /** Files and folders below `api`, `libs` and `web` that the recipe lists. */
  places: string[];
}

function recipes(): Recipe[] {
  const [, section = ''] = textOf('CONTRIBUTING.md').split('\n## Recipes\n');
  const [text = ''] = section.split('\n## ');
  return text
    .split('\n### ')
    .slice(1)
    .map((part) => {
      const [title = '', ...lines] = part.split('\n');
      const [first = '', ...lists] = lines.join('\n').trim().split('\n\n');
      const names = [...(first.split(/\.[\s]/)[0] ?? '').matchAll(/`([\w.]+)`/g)].map(
        ([, name = '']) => name,
      );
      const places = [...lists.join('\n').matchAll(/`((?:api|libs|web)\/[\w./-]+)`/g)].map(
        ([, place = '']) => place,
      );
      return { title, names, places };
    });
}

/** The code of a file without its comments. */
function codeOf(file: string, text: string): string {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const tokens: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isJSDoc(node)) return;
    const children = node.getChildren(source);
    if (children.length === 0) tokens.push(node.getText(source));
    children.forEach(visit);
  };
  visit(source);
  return tokens.join(' ');
}

const product = ['api/src', 'libs/contracts/src', 'web/src']
  .flatMap((folder) => filesBelow(folder, /\.tsx?$/))
  .filter((file) => !/\.(test|fixture)\.|\/demo\/data\//.test(file))
  .map((file) => ({ file, text: textOf(file) }));

const has = (code: string, names: string[]) =>
  names.some((name) => new RegExp(`(?<![\\w.])${name.replaceAll('.', '\\.')}(?![\\w])`).test(code));

/** Places that the example needs, without bearing its name: texts, tables and the list of tabs. */
const WITHOUT_NAME = /\.(po|md)$|\/roles\.ts$/;

it.each(recipes().map((recipe) => [recipe.title, recipe] as const))('%s', (_title, { names, places }) => {
  expect(names).not.toEqual([]);
  const covers = (place: string, file: string) =>
    file === place || (place.endsWith('/') && file.startsWith(place));
  const found = product
    .filter(({ file, text }) => names.some((name) => text.includes(name)) && has(codeOf(file, text), names))
    .map(({ file }) => file);
  expect(found.filter((file) => !places.some((place) => covers(place, file)))).toEqual([]);
  const idle = places.filter(
    (place) => !WITHOUT_NAME.test(place) && !found.some((file) => covers(place, file)),
  );
  expect(idle).toEqual([]);
  expect(places.filter((place) => !fs.existsSync(path.join(ROOT, place)))).toEqual([]);
});
