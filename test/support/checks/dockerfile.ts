import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const ROOT = resolve(__dirname, '../../..');

/** Returns the lines of the Dockerfile, continued ones joined, without comments. */
const lines = readFileSync(join(ROOT, 'Dockerfile'), 'utf8')
  .replace(/^\s*#.*\n/gm, '')
  .replace(/\\\n\s*/g, '')
  .split('\n')
  .filter((line) => line.trim() !== '');

const lastStage = lines.slice(lines.findLastIndex((line) => line.startsWith('FROM ')));
const argumentsOf = (instruction: string, among = lastStage) =>
  among
    .filter((line) => line.startsWith(`${instruction} `))
    .map((line) => line.slice(instruction.length + 1).trim());

/** Arguments of the build, with their defaults. */
const defaults = new Map(
  argumentsOf('ARG', lines).map((line) => line.split('=', 2) as [name: string, value: string]),
);
const filled = (text: string) => text.replace(/\$\{(\w+)\}/g, (_, name: string) => defaults.get(name) ?? '');

const stages = argumentsOf('FROM', lines).map((line) => line.split(' '));
const namesOfStages = new Set(stages.map(([, , name]) => name));

/** The image that the Dockerfile describes. */
export const image = {
  /** Images of others that stages begin with. */
  bases: stages.map(([base = '']) => filled(base)).filter((base) => !namesOfStages.has(base)),
  /** Copies from other stages: paths relative to the repository's root, and their targets below /app. */
  copies: argumentsOf('COPY').map((line) => {
    const [, ...paths] = line.split(/\s+/);
    return { from: paths.slice(0, -1).map((path) => path.replace('/app/', '')), to: paths.at(-1) ?? '' };
  }),
  env: Object.fromEntries(
    argumentsOf('ENV').flatMap((line) =>
      line.split(/\s+/).map((pair) => pair.split('=') as [string, string]),
    ),
  ),
  user: argumentsOf('USER').at(-1),
  labels: argumentsOf('LABEL').join(' '),
  command: JSON.parse(argumentsOf('CMD').at(-1) ?? '[]') as string[],
  healthcheck: JSON.parse(/CMD (\[.*\])$/.exec(argumentsOf('HEALTHCHECK')[0] ?? '')?.[1] ?? '[]') as string[],
};
