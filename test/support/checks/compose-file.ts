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
  healthcheck?: { test: string[] };
}

export interface ComposeFile {
  services: Record<string, Service>;
  networks: Record<string, { internal?: boolean } | null>;
  volumes: Record<string, unknown>;
}

export const composeText = readFileSync(join(ROOT, 'docker-compose.yml'), 'utf8');

/** docker-compose.yml as Compose parses it, before values are inserted. */
export const composeFile = parse(composeText, { merge: true }) as ComposeFile;

/** Returns every `${NAME…}` in a text, with what follows the name: `:?message`, `:-default` or nothing. */
export function variablesIn(text: string): { name: string; rest: string }[] {
  return [...text.matchAll(/\$\{([A-Z_]+)([^}]*)/g)].map(([, name = '', rest = '']) => ({ name, rest }));
}
