import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { at, must } from '../lib/run.mjs';

/** Holds what is downloaded and generated. */
export const CACHE = at('.cache/clients');

const VERSION = '7.25.0';
const SHA256 = '41ce4f6b07f196676439d710759fa1ced7a08066d06ff1bf314681470289efae';
const ADDRESS =
  'https://repo1.maven.org/maven2/org/openapitools/openapi-generator-cli/' +
  `${VERSION}/openapi-generator-cli-${VERSION}.jar`;
const JAR = path.join(CACHE, `openapi-generator-cli-${VERSION}.jar`);

const hashOf = (content) => createHash('sha256').update(content).digest('hex');

/** Downloads OpenAPI Generator unless it is in the cache. Throws when it is not the file whose hash stands above. */
export async function fetchGenerator() {
  if (fs.existsSync(JAR) && hashOf(fs.readFileSync(JAR)) === SHA256) return;
  const answer = await fetch(ADDRESS);
  if (!answer.ok) throw new Error(`${ADDRESS} answers ${answer.status}`);
  const content = Buffer.from(await answer.arrayBuffer());
  if (hashOf(content) !== SHA256)
    throw new Error(`${ADDRESS} is another file: its SHA-256 is ${hashOf(content)}`);
  fs.mkdirSync(CACHE, { recursive: true });
  fs.writeFileSync(JAR, content);
}

/** Generates a client of a document into a folder. `options` are those of the generator for this language. */
export async function generate(generator, document, folder, options) {
  const parts = 'apiTests=false,modelTests=false,apiDocs=false,modelDocs=false';
  const args = [
    'generate',
    '-i',
    document,
    '-g',
    generator,
    '-o',
    folder,
    '--global-property',
    parts,
    ...options,
  ];
  await must('java', ['-jar', JAR, ...args], { quiet: true });
}
