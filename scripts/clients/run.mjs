// `npm run clients`: generates clients of the built server's document with OpenAPI Generator, compiles them, and makes the same
// fifteen journeys with each of them on that server (`test/clients`). Arguments limit the run to some languages:
// `npm run clients -- python go`. Everything that it downloads and generates is in `.cache/clients`.
import fs from 'node:fs';
import path from 'node:path';
import { run } from '../lib/run.mjs';
import { build, install } from '../lib/prepare.mjs';
import { CACHE, fetchGenerator, generate } from './generator.mjs';
import { LANGUAGES, missingFor } from './languages.mjs';

/** So many journeys has each language; Python runs an example of docs/api.md besides. */
const JOURNEYS = 15;

const chosen = process.argv.slice(2);
const languages = chosen.length > 0 ? chosen : Object.keys(LANGUAGES);
const unknown = languages.filter((language) => !(language in LANGUAGES));
if (unknown.length > 0) {
  console.error(
    `There are no journeys in ${unknown.join(', ')}; there are in ${Object.keys(LANGUAGES).join(', ')}.`,
  );
  process.exit(2);
}
const missing = missingFor(languages);
if (missing.length > 0) {
  console.error(`Nothing was done, because this machine lacks something:\n  ${missing.join('\n  ')}`);
  process.exit(2);
}

await install();
await build();
// Imports packages, which are installed by now.
const { startInstallation } = await import('./installation.mjs');

const began = Date.now();
const say = (what) =>
  console.log(`${String(Math.round((Date.now() - began) / 1000)).padStart(4)} s  ${what}`);

/** Runs commands in a folder until one fails; returns whether none has. */
async function succeed(commands, cwd) {
  for (const [program, args, { env = {} } = {}] of commands)
    if ((await run(program, args, { cwd, env, quiet: true })) !== 0) return false;
  return true;
}

/** `listJobs` and `list_jobs` are `list jobs`. */
const inWords = (name) => name.replaceAll('_', ' ').replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

/** Makes the journeys of a language; returns how each ended, `ok` or the reason, by its name. */
async function resultsOf([program, args, { env = {} } = {}], cwd) {
  const output = [];
  await run(program, args, { cwd, env, onOutput: (chunk) => output.push(chunk), onError: () => undefined });
  const lines = Buffer.concat(output).toString().split('\n');
  const results = lines.flatMap((line) => {
    const [, how, name, reason] = /^(ok|failed) (\w+) ?(.*)$/.exec(line) ?? [];
    return how === undefined ? [] : [[inWords(name), how === 'ok' ? 'ok' : reason]];
  });
  return Object.fromEntries(results);
}

/** Generates and compiles the client of a language, and makes its journeys. `env` is what they are told. */
async function tryLanguage(language, document, env) {
  const { generator, options, into, compile, journeys } = LANGUAGES[language];
  const folder = path.join(CACHE, language);
  fs.rmSync(folder, { recursive: true, force: true });
  fs.mkdirSync(folder);
  say(`${language}: generating`);
  await generate(generator, document, path.join(folder, into), options);
  say(`${language}: compiling`);
  if (!(await succeed(compile(folder), folder))) return { compiles: false, results: {} };
  say(`${language}: journeys`);
  const [program, args, more = {}] = journeys(folder);
  return {
    compiles: true,
    results: await resultsOf([program, args, { env: { ...more.env, ...env } }], folder),
  };
}

/** Tries all languages on one server; returns what came of each. */
async function tryAll() {
  const { base, env, stop } = await startInstallation();
  say(`the server runs on ${base}`);
  try {
    const document = path.join(CACHE, 'openapi.json');
    fs.writeFileSync(document, await (await fetch(`${base}/openapi.json`)).text());
    const tried = [];
    for (const language of languages)
      tried.push({ language, ...(await tryLanguage(language, document, env)) });
    return tried;
  } finally {
    await stop();
  }
}

say('fetching OpenAPI Generator, unless it is there');
await fetchGenerator();
const tried = await tryAll();

const names = [...new Set(tried.flatMap(({ results }) => Object.keys(results)))];
const line = (name, cells) => `${name.padEnd(26)}${cells.map((cell) => cell.padEnd(12)).join('')}`.trimEnd();
const shown = (result = 'not made') => (/^(ok|not made)$/.test(result) ? result : 'failed');
console.log(`\n${line('', languages)}`);
console.log(
  line(
    'compiles',
    tried.map(({ compiles }) => (compiles ? 'yes' : 'no')),
  ),
);
for (const name of names)
  console.log(
    line(
      name,
      tried.map(({ results }) => shown(results[name])),
    ),
  );

const isFine = ({ compiles, results }) =>
  compiles &&
  Object.values(results).every((result) => result === 'ok') &&
  Object.keys(results).length >= JOURNEYS;
for (const { language, results } of tried)
  for (const [name, result] of Object.entries(results))
    if (result !== 'ok') console.error(`\n${language}, ${name}: ${result}`);
const failed = tried.filter((each) => !isFine(each)).map(({ language }) => language);
say(failed.length > 0 ? `failed: ${failed.join(', ')}` : `all journeys end well in ${languages.join(', ')}`);
if (failed.length > 0) process.exitCode = 1;
