// A fixed piece of work of the kinds that tests do: objects, texts, regular expressions, hashes, compression, compiling.
// Prints the processor seconds that it took in this process.
import { createHash } from 'node:crypto';
import vm from 'node:vm';
import { deflateSync, inflateSync } from 'node:zlib';

const ROUNDS = 36;

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
  const functions = Array.from(
    { length: 400 },
    (_, index) => `function f${index}(a) { return a * ${index}; }`,
  );
  vm.runInNewContext(`${functions.join('\n')}\nresult = f7(3)`, { result: 0 });
  return words.size + packed + hash.length;
}

let sum = 0;
const before = process.cpuUsage();
for (let seed = 0; seed < ROUNDS; seed++) sum += round(seed);
const { user, system } = process.cpuUsage(before);
if (sum > 0) console.log(((user + system) / 1e6).toFixed(3));
