// A fixed piece of work of the kinds that tests do: a process starts, loads much code, parses, and handles objects, texts,
// regular expressions, hashes, compression. Prints the processor seconds that this process has taken.
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import { deflateSync, inflateSync } from 'node:zlib';
import ts from 'typescript';
import { at } from '../lib/run.mjs';

const ROUNDS = 2;

function round(seed) {
  const rows = Array.from({ length: 6000 }, (_, index) => ({
    _id: (index * 2654435761 + seed).toString(16),
    title: `SAP ${index % 97} consultant ${seed}`,
    skills: ['ABAP', 'HANA', `EWM ${index % 13}`],
    since: new Date(1.7e12 + index * 6e7).toISOString(),
  }));
  const text = JSON.stringify(rows);
  const read = JSON.parse(text);
  read.sort((a, b) => (a.title < b.title ? -1 : a.title > b.title ? 1 : a._id < b._id ? -1 : 1));
  const words = new Map();
  for (const [word] of text.matchAll(/[A-Za-z]{3,}/g)) words.set(word, (words.get(word) ?? 0) + 1);
  const packed = inflateSync(deflateSync(text)).length;
  const hash = createHash('sha256').update(text).digest('hex');
  return words.size + packed + hash.length;
}

const types = at('node_modules/typescript/lib/lib.es5.d.ts');
const parsed = ts.createSourceFile('lib.es5.d.ts', fs.readFileSync(types, 'utf8'), ts.ScriptTarget.ES2022);
let sum = parsed.statements.length;
for (let seed = 0; seed < ROUNDS; seed++) sum += round(seed);
const { user, system } = process.cpuUsage();
if (sum > 0) console.log(((user + system) / 1e6).toFixed(3));
