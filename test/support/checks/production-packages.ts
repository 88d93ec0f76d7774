import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const ROOT = resolve(__dirname, '../../..');

interface LockedPackage {
  version?: string;
  link?: boolean;
  dev?: boolean;
}

/** Returns the folders of the packages of `npm ci --omit=dev`, from the lock file: `node_modules/mongoose`. */
export function productionPackages(): string[] {
  const lock = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, LockedPackage>;
  };
  return Object.entries(lock.packages)
    .filter(([folder, { dev, link }]) => folder.includes('node_modules/') && !dev && !link)
    .map(([folder]) => folder);
}
