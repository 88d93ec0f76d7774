import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { at } from '../lib/run.mjs';

export const PAGE = 'docs/api-codes.md';

/** The functions that make an error, with its kind (`api/src/shared/errors.ts`). `rule` is that of a field of an input. */
const MAKERS = {
  ...{ invalid: 'invalid', invalidField: 'invalid', rule: 'invalid', unauthenticated: 'unauthenticated' },
  ...{
    forbidden: 'forbidden',
    notFound: 'not-found',
    orNotFound: 'not-found',
    gone: 'gone',
    conflict: 'conflict',
  },
};

/** Those of them that take the subject of a code `<subject>.not-found`. */
const MISSING = ['notFound', 'orNotFound'];

/** Where the kinds of errors get their statuses. */
const STATUSES = 'api/src/shared/http/output/error-answer.ts';

const HEAD = `# The codes of messages

Every message of the [API](api.md) has a code that never changes: of errors, of the wrong fields in them, and of answers that say
that something was done (\`2xx\`). Newer versions have more. The status is empty where the operation decides on it, as with those of
files. \`values\` of the message are the words in braces. \`npm run api:codes\` writes this page from the table of all messages.`;

const parse = (file) => ts.createSourceFile(file, fs.readFileSync(file, 'utf8'), ts.ScriptTarget.Latest);

/** Calls `visit` with a node and everything in it. */
function walk(node, visit) {
  visit(node);
  ts.forEachChild(node, (child) => walk(child, visit));
}

/** Returns the initial values of the variables of a file by their names. */
function variablesOf(source) {
  const values = new Map();
  walk(source, (node) => {
    if (ts.isVariableDeclaration(node) && node.initializer)
      values.set(node.name.getText(source), node.initializer);
  });
  return values;
}

/** Returns the texts in quotes of a part of a program, and those of the variables that it names. */
function textsIn(node, variables = new Map()) {
  const texts = [];
  walk(node, (each) => {
    if (ts.isStringLiteral(each)) texts.push(each.text);
    if (ts.isIdentifier(each) && variables.has(each.text)) texts.push(...textsIn(variables.get(each.text)));
  });
  return texts;
}

/** Returns the entries of a constant object as pairs of a name and a value. */
const entriesOf = (object) =>
  (ts.isObjectLiteralExpression(object) ? object.properties : [])
    .filter(ts.isPropertyAssignment)
    .map(({ name, initializer }) => [name.text, initializer]);

/** Returns the status of each kind of error, and what is told under the statuses of the framework. */
function statusTables() {
  const variables = variablesOf(parse(at(STATUSES)));
  const kinds = entriesOf(variables.get('STATUS')).map(([kind, status]) => [kind, status.text]);
  return { statusOf: Object.fromEntries(kinds), framework: entriesOf(variables.get('FRAMEWORK')) };
}

/** What a source has that tells a code: `'job.created'`, or `notFound('job')`. Others are not parsed, to save time. */
const TELLS = /'[a-z-]+\.[a-z-]+'|otFound\(/;

/** The sources of the API that tell codes, without tests. */
const sources = () =>
  fs
    .readdirSync(at('api/src'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !/\.(test|fixture)\.ts$/.test(name))
    .map((name) => path.join(at('api/src'), name))
    .filter((file) => TELLS.test(fs.readFileSync(file, 'utf8')));

/** What names no code. */
const NONE = [[], ''];

/** Returns the codes that a part of a program tells, with the status; a code may be there that is none. */
function toldBy(node, { isHttp, variables, statusOf }) {
  // A rule of a field.
  if (ts.isPropertyAssignment(node) && node.name.text === 'required')
    return [textsIn(node.initializer), statusOf.invalid];
  // The code that a maker takes when it is given none.
  if (ts.isFunctionDeclaration(node) && Object.hasOwn(MAKERS, node.name.text)) {
    const given = node.parameters.flatMap(({ initializer }) => (initializer ? textsIn(initializer) : []));
    return [given, statusOf[MAKERS[node.name.text]]];
  }
  // An answer that is written out: `{ status: 503, ...coded('server.unavailable') }`.
  const status = entriesOf(node).find(([name]) => name === 'status')?.[1];
  if (status && ts.isNumericLiteral(status))
    return [node.properties.filter(ts.isSpreadAssignment).flatMap((part) => textsIn(part)), status.text];
  if (!(ts.isCallExpression(node) || ts.isNewExpression(node))) return NONE;
  const name = node.expression.text;
  const kind = name === 'DomainError' ? node.arguments[0]?.text : MAKERS[name];
  const isMessage = name === 'coded' && isHttp;
  if (!kind && !isMessage) return NONE;
  const texts = node.arguments.flatMap((argument) => textsIn(argument, variables));
  if (isMessage) return [texts, '2xx'];
  return [MISSING.includes(name) ? texts.map((what) => `${what}.not-found`) : texts, statusOf[kind]];
}

/**
 * Returns the statuses under which the API tells each code, as far as one place of its sources names both: that of the error that is
 * made there, 400 for a rule of a field, `2xx` for the message of an answer.
 */
function statusesOf(codes) {
  const { statusOf, framework } = statusTables();
  const statuses = new Map(codes.map((code) => [code, new Set()]));
  const add = (found, status) => found.forEach((code) => statuses.get(code)?.add(status));
  for (const [status, code] of framework) add(textsIn(code), status);
  for (const file of sources()) {
    const source = parse(file);
    const place = { isHttp: file.includes('/adapters/http/'), variables: variablesOf(source), statusOf };
    walk(source, (node) => add(...toldBy(node, place)));
  }
  return statuses;
}

/** Returns the statuses as a text. The code of an error that a controller makes looks like that of an answer as well. */
function shown(statuses) {
  const errors = [...statuses].filter((status) => status !== '2xx');
  return (errors.length > 0 ? errors.sort() : [...statuses]).join(', ');
}

/** Returns what stands in a cell of a table: a line, in which `|` begins no other cell. */
const cell = (text) => text.replaceAll('|', '\\|').replaceAll('\n', ' ');

/** Returns the page of all codes, from the table of their sentences. */
export function codesPage(messages) {
  const statuses = statusesOf(Object.keys(messages));
  const rows = Object.entries(messages)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([code, sentence]) => {
      const values = [...sentence.matchAll(/\{(\w+)\}/g)].map(([, name]) => `\`${name}\``);
      return `| \`${code}\` | ${shown(statuses.get(code))} | ${cell(sentence)} | ${values.join(', ')} |`;
    });
  return `${HEAD}\n\n| code | status | meaning | values |\n| --- | --- | --- | --- |\n${rows.join('\n')}\n`;
}
