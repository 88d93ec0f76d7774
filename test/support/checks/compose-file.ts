import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parse } from 'yaml';

const ROOT = resolve(__dirname, '../../..');

interface Dependency {
  condition: string;
  required?: boolean;
}

export interface Service {
  image?: string;
  build?: { context: string; args: Record<string, string> };
  pull_policy?: string;
  scale?: string;
  command?: string[];
  entrypoint?: string[];
  env_file?: string;
  user?: string;
  restart?: string;
  init?: boolean;
  read_only?: boolean;
  privileged?: boolean;
  container_name?: string;
  network_mode?: string;
  profiles?: string[];
  cap_drop?: string[];
  cap_add?: string[];
  security_opt?: string[];
  ports?: string[];
  networks?: string[];
  volumes?: string[];
  tmpfs?: string[];
  mem_limit?: string;
  pids_limit?: number;
  stop_grace_period?: string;
  logging?: { driver: string; options: Record<string, string> };
  environment?: Record<string, string | number>;
  depends_on?: Record<string, Dependency>;
  healthcheck?: { test?: string[]; disable?: boolean; start_period?: string; timeout?: string };
}

export interface ComposeFile {
  services: Record<string, Service>;
  networks: Record<string, { internal?: boolean } | null>;
  volumes: Record<string, unknown>;
}

const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');
/** As Compose parses it, before values are inserted. */
const parsed = (file: string) => parse(read(file), { merge: true }) as Partial<ComposeFile>;

const main = parsed('docker-compose.yml');
const mongo = parsed('compose.mongo.yml');

/** The texts of both files. */
export const composeText = read('docker-compose.yml') + read('compose.mongo.yml');

/** docker-compose.yml alone, for a cluster of one's own. */
export const withoutMongo = main as ComposeFile;

/** Both files, as Compose joins them: the second one's settings and dependencies are added to the first one's services. */
export const composeFile: ComposeFile = {
  networks: main.networks ?? {},
  volumes: { ...main.volumes, ...mongo.volumes },
  services: { ...main.services },
};
for (const [name, { environment, depends_on, ...rest }] of Object.entries(mongo.services ?? {})) {
  const before = composeFile.services[name];
  composeFile.services[name] = {
    ...before,
    ...rest,
    ...(environment && { environment: { ...before?.environment, ...environment } }),
    ...(depends_on && { depends_on: { ...before?.depends_on, ...depends_on } }),
  };
}

/** Returns every `${NAME…}` in a text, with what follows the name: `:?message`, `:-default` or nothing. */
export function variablesIn(text: string): { name: string; rest: string }[] {
  return [...text.matchAll(/\$\{([A-Z_]+)([^}]*)/g)].map(([, name = '', rest = '']) => ({ name, rest }));
}
