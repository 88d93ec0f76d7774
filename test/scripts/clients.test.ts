import { textOf } from '../support/checks/sources.ts';

// The journeys of `npm run clients` are the same in each language.

/** The names of the journeys that a language runs, in words, in their order. */
function journeysOf(file: string, list: RegExp, name: RegExp): string[] {
  const [, listed = ''] = list.exec(textOf(file)) ?? [];
  return [...listed.matchAll(name)].map(([found]) =>
    found.replaceAll('_', ' ').replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`),
  );
}

const python = journeysOf('test/clients/python/journeys.py', /JOURNEYS = \[([^\]]+)\]/, /\w+/g);
const go = journeysOf('test/clients/go/main.go', /var journeys = ([^]+?)\n\}\n/, /(?<=\{")\w+/g);
const typescript = journeysOf('test/clients/typescript/run.ts', /JOURNEYS = \[([^]+?)\n\];/, /\w+/g);

it('are fifteen, the same in Python, Go and TypeScript', () => {
  expect(new Set(python).size).toBe(15);
  expect(go).toEqual(python);
  expect(typescript).toEqual(python);
});

it('are told in the same words where Go names them for its output', () => {
  const named = [...textOf('test/clients/go/main.go').matchAll(/\{"(\w+)", (\w+)\}/g)];
  expect(named.filter(([, name, run]) => name !== run)).toEqual([]);
});

it('are as many as the command expects', () => {
  expect(textOf('scripts/clients/run.mjs')).toContain(`const JOURNEYS = ${python.length};`);
});
