import { execFile, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import ts from 'typescript';
import { KEY_SCOPES, WEBHOOK_EVENTS } from '@consulting/contracts';
import { StandardSigner } from '../../../../../api/src/webhooks/adapters/standardwebhooks/standard-signer.ts';
import { bodyOf } from '../../../../../api/src/webhooks/domain/event.ts';
import {
  endServer,
  freePort,
  startServer,
  type ServerProcess,
} from '../../../../support/app/server-process.ts';

const ROOT = resolve(__dirname, '../../../../..');
const DOC = readFileSync(join(ROOT, 'docs/api.md'), 'utf8');
const run = promisify(execFile);
const PYTHON = 'python3';

interface Example {
  language: string;
  code: string;
  /** The answer that follows it. */
  answer: unknown;
}

function examples(): Example[] {
  const blocks = [...DOC.matchAll(/^```(\w+)\n(.*?)^```$/gms)];
  return blocks.flatMap(([, language = '', code = ''], at) => {
    const [, next, answer = ''] = blocks[at + 1] ?? [];
    if (!['sh', 'ts', 'python'].includes(language)) return [];
    return [{ language, code, answer: next === 'json' ? (JSON.parse(answer) as unknown) : undefined }];
  });
}

/** Returns the field names with the types of their values. */
function shapeOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, 1).map(shapeOf);
  if (typeof value !== 'object' || value === null) return typeof value;
  return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, shapeOf(field)]));
}

const PASSWORD = 'kupfer lampe sieben wolken';

let dataDir: string;
let folder: string;
let server: ServerProcess;
let key: string;
let env: NodeJS.ProcessEnv;

async function post(path: string, body: object, token = ''): Promise<Record<string, unknown>> {
  const answer = await fetch(server.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  });
  expect(answer.status).toBeLessThan(300);
  return (await answer.json()) as Record<string, unknown>;
}

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'api-doc-'));
  server = await startServer({ DATA_DIR: dataDir, LOG_LEVEL: 'trace' });
  const admin = { email: 'ann@firm.test', password: PASSWORD };
  await post('/public/api/v0/admin/register', { ...admin, phone: '+49 30 1' });
  const session = String((await post('/public/api/v0/admin/login', admin))['token']);
  key = String((await post('/api/admin/api-keys', { name: 'Examples', scopes: KEY_SCOPES }, session))['key']);
  for (const title of ['SAP Basis', 'SAP EWM', 'SAP FI'])
    await post('/api/admin/createJob', { title, description: 'Run it', qualification: 'Linux' }, key);
  env = { ...process.env, API: server.url, KEY: key };
  // A reader's project, in which `npx` finds the build tools of the client.
  mkdirSync(join(ROOT, 'web/.build'), { recursive: true });
  folder = mkdtempSync(join(ROOT, 'web/.build/api-doc-'));
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  mkdirSync(join(folder, 'node_modules'));
  symlinkSync(join(ROOT, 'web/node_modules/.bin'), join(folder, 'node_modules/.bin'));
});
afterAll(async () => {
  await endServer(server);
  for (const made of [folder, dataDir]) rmSync(made, { recursive: true, force: true });
});

/** Compiles an example against the types that an earlier one has generated. */
function compiled(code: string, name: string): string {
  const file = written(code, `${name}.ts`);
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    allowImportingTsExtensions: true,
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    moduleDetection: ts.ModuleDetectionKind.Force,
    lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
    types: ['node'],
    skipLibCheck: true,
  };
  const problems = ts.getPreEmitDiagnostics(ts.createProgram([file], options));
  expect(problems.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'))).toEqual([]);
  const { outputText } = ts.transpileModule(code, {
    compilerOptions: { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext },
  });
  writeFileSync(join(folder, `${name}.js`), outputText);
  return join(folder, `${name}.js`);
}

/** Sends the program a message as the server signs it, and a modified one. */
async function receiveWebhooks(command: string, program: string): Promise<string> {
  const signer = new StandardSigner();
  const [secret, now] = [signer.newSecret(), new Date()];
  const port = await freePort();
  const child = spawn(command, [program], {
    env: { ...env, PORT: `${port}`, WEBHOOK_SECRET: secret },
  });
  try {
    let output = '';
    child.stdout.on('data', (part) => (output += String(part)));
    const said = async (text: string) => {
      while (!output.includes(text)) await once(child.stdout, 'data');
    };
    await said('listening');
    const body = bodyOf({ type: 'webhook.test', data: { webhookId: 'w1' } }, now);
    const headers = { ...signer.sign([signer.newSecret(), secret], 'msg_1', now, body) };
    const post = async (sent: string) =>
      (await fetch(`http://127.0.0.1:${port}`, { method: 'POST', headers, body: sent })).status;
    const statuses = [await post(body), await post(body.replace('w1', 'w2'))];
    await said('webhook.test');
    return `${output}${statuses.join()}`;
  } finally {
    child.kill();
  }
}

async function told({ language, code }: Example, name: string): Promise<string> {
  if (language === 'sh')
    return (await run('bash', ['--norc', '-euo', 'pipefail', '-c', code], { cwd: folder, env })).stdout;
  const program = language === 'python' ? written(code, `${name}.py`) : compiled(code, name);
  const command = language === 'python' ? PYTHON : process.execPath;
  if (/createServer|HTTPServer/.test(code)) return receiveWebhooks(command, program);
  return (await run(command, [program], { env })).stdout;
}

function written(code: string, name: string): string {
  const file = join(folder, name);
  writeFileSync(file, code);
  return file;
}

/** What an example tells in each of two languages. */
const twice = (what: RegExp) => [what, what];

/** The expected output of each, in order. */
const TOLD = [
  /"title":"SAP FI"/,
  /api\.d\.ts/,
  /SAP FI/,
  /^\['SAP FI'\]\n$/,
  /field\.required/,
  ...twice(/^404 job\.not-found [\w-]{36}\n$/),
  /x-total-count: 3[\s\S]*rel="next"/i,
  ...twice(/SAP FI open\n.* SAP EWM open\n.* SAP Basis open/),
  ...twice(/^304\n$/),
  /^HTTP\S* 201[^:]*HTTP\S* 201[^:]*idempotency-replayed: true/i,
  ...twice(/^done\n$/),
  ...twice(/^listening\nmsg_1 webhook\.test\n204,401$/),
  /^\{"events":\[\],"after":"\d+","more":false\}/,
  /^next time after \d+\n$/,
];

/** The programs of the examples that a newcomer's machine may lack; the machines of CI have them. */
const hasPrograms = ['curl', PYTHON].every((program) => spawnSync(program, ['--version']).status === 0);
const whereProgramsAre = hasPrograms || process.env['CI'] ? it : it.skip;

whereProgramsAre('every example works, and answers what the page shows', async () => {
  const outputs: string[] = [];
  for (const [at, example] of examples().entries()) {
    const output = await told(example, `example-${at}`);
    if (example.answer !== undefined)
      expect(shapeOf(JSON.parse(output))).toMatchObject(shapeOf(example.answer) as object);
    outputs.push(output);
  }
  expect(outputs).toEqual(TOLD.map((what) => expect.stringMatching(what)));
});

it('has no key in its log, however much it writes there', () => {
  expect(server.said.stdout).toContain('/api/admin/jobs');
  expect(server.said.stdout + server.said.stderr).not.toContain(key);
});

it('names every scope and every event', () => {
  const listed = [...DOC.matchAll(/^\| `([\w:]+)` +\|/gm)].map(([, scope]) => scope);
  expect(listed).toEqual([...KEY_SCOPES]);
  const events = [...DOC.matchAll(/^\| (`[a-z]+\.[a-z]+`.*?) +\|/gm)].flatMap(
    ([, names = '']) => names.match(/[\w.]+/g) ?? [],
  );
  expect(events).toEqual([...WEBHOOK_EVENTS]);
});
