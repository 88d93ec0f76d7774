import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const OUT = path.join(ROOT, '.cache/pseudo');
const TYPES: Record<string, string> = {
  ...{ '.js': 'text/javascript', '.css': 'text/css', '.svg': 'image/svg+xml', '.woff2': 'font/woff2' },
};

/** Builds the client in the pseudo language, which takes about ten seconds. */
export function buildPseudo(): void {
  const vite = path.join(ROOT, 'node_modules/vite/bin/vite.js');
  const config = path.join(import.meta.dirname, 'vite.config.ts');
  execFileSync(
    process.execPath,
    [vite, 'build', '--config', config, '--outDir', OUT, '--emptyOutDir', '--logLevel', 'warn'],
    { cwd: path.join(ROOT, 'web'), stdio: ['ignore', 'ignore', 'inherit'] },
  );
}

/** Lets a page load that client, from the same origin and on the same API. */
export async function inPseudo(page: Page): Promise<void> {
  const html = fs.readFileSync(path.join(OUT, 'index.html'), 'utf8');
  const shell = html.replace('<!--head-->', '<title>…</title>').replace('<!--app-->', '');
  await page.route('**/*', (route) => {
    const { pathname } = new URL(route.request().url());
    if (route.request().resourceType() === 'document')
      return route.fulfill({ contentType: 'text/html; charset=utf-8', body: shell });
    if (!pathname.startsWith('/assets/')) return route.fallback();
    const file = path.join(OUT, pathname);
    const contentType = TYPES[path.extname(file)] ?? 'application/octet-stream';
    return route.fulfill({ contentType, body: fs.readFileSync(file) });
  });
}
