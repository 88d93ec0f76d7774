// Part of `npm run check`: no regular expression takes more than linear time, whatever its input. One thread answers
// all callers, and nearly every input comes from a caller.
import fs from 'node:fs';
import path from 'node:path';
import { check } from 'recheck';
import ts from 'typescript';
import { at } from './lib/run.mjs';

const FOLDERS = ['api/src', 'web/src', 'libs/contracts/src', 'libs/mongoose-sqlite/src'];
const IS_SOURCE = /(?<!\.(?:test|fixture|d))\.tsx?$/;
/** Milliseconds for one expression. */
const TIMEOUT = 30_000;

/** Returns the literals in a file, as they are written: `/a+$/u`. */
function literalsIn(file) {
  const source = ts.createSourceFile(file, fs.readFileSync(file, 'utf8'), ts.ScriptTarget.Latest);
  const found = [];
  const visit = (node) => {
    if (node.kind === ts.SyntaxKind.RegularExpressionLiteral) found.push(node.text);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** From each literal to a file that has it. */
const literals = new Map();
for (const folder of FOLDERS)
  for (const name of fs.readdirSync(at(folder), { recursive: true, encoding: 'utf8' }))
    if (IS_SOURCE.test(name))
      for (const literal of literalsIn(at(folder, name))) literals.set(literal, path.join(folder, name));

/** Without one of these the work at each position of a text is bounded. */
const UNBOUNDED = /[*+]|\{\d+,\}/;

const problems = [];
for (const [literal, file] of literals) {
  if (!UNBOUNDED.test(literal)) continue;
  const end = literal.lastIndexOf('/');
  const result = await check(literal.slice(1, end), literal.slice(end + 1), { timeout: TIMEOUT });
  if (result.status === 'safe') continue;
  const why =
    result.status === 'vulnerable'
      ? `${result.complexity.summary}, with ${result.attack.pattern}`
      : `not decided: ${result.error.kind}`;
  problems.push(`${file}: ${literal} (${why})`);
}
if (problems.length > 0) {
  console.error(`Regular expressions that may take more than linear time:\n${problems.join('\n')}`);
  process.exitCode = 1;
}
