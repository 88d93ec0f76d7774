// Builds the client once for each language, because a page contains the texts of one language. English is `dist`
// itself, other languages are folders in it. All share one folder of assets, so files without texts (React, fonts,
// pictures) exist once.
import { spawn } from 'node:child_process';
import { cpSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'vite';
import { DEFAULT_LANGUAGE, LANGUAGES } from '@consulting/contracts';
import { compressAssets } from './compress.mjs';
import { manifest } from './manifest.mjs';
import { prerenderPages } from './prerender.mjs';

const WEB = path.resolve(import.meta.dirname, '..');
const DIST = path.join(WEB, 'dist');
const VITE = path.resolve(WEB, '../node_modules/vite/bin/vite.js');

function vite(language, args) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [VITE, 'build', ...args, '--emptyOutDir', '--logLevel', 'warn'], {
      cwd: WEB,
      env: { ...process.env, SITE_LANGUAGE: language },
      stdio: 'inherit',
    });
    child.on('error', reject);
    child.on('close', (code) => (code === 0 ? resolve() : reject(new Error(`Vite ended with ${code}`))));
  });
}

/** Runs two processes at once: one builds for the browser, one for prerendering. */
async function buildLanguage(language) {
  const client = path.join(WEB, '.build', language, 'client');
  const server = path.join(WEB, '.build', language, 'server');
  await Promise.all([
    vite(language, ['--outDir', client]),
    vite(language, ['--ssr', 'src/entry-server.tsx', '--outDir', server]),
  ]);
  return { language, client, server };
}

/** Writes the script of the empty shell, and returns its address: not a module, because those run after the first paint. */
async function buildShellScript() {
  const { output } = await build({
    root: WEB,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    build: {
      outDir: DIST,
      target: 'es2022',
      rolldownOptions: {
        input: path.join(WEB, 'src/entry-shell.ts'),
        output: { format: 'iife', entryFileNames: 'assets/shell-[hash].js' },
      },
    },
  });
  return `/${output[0].fileName}`;
}

rmSync(DIST, { recursive: true, force: true });
const shellScript = await buildShellScript();
for (const language of LANGUAGES) {
  const built = await buildLanguage(language);
  // The public files are the same in all languages.
  if (language === DEFAULT_LANGUAGE) cpSync(built.client, DIST, { recursive: true });
  else cpSync(path.join(built.client, 'assets'), path.join(DIST, 'assets'), { recursive: true });
  await prerenderPages(
    { ...built, shellScript },
    language === DEFAULT_LANGUAGE ? DIST : path.join(DIST, language),
  );
}
writeFileSync(path.join(DIST, 'manifest.webmanifest'), manifest);
rmSync(path.join(DIST, '.vite'), { recursive: true });
rmSync(path.join(WEB, '.build'), { recursive: true });
compressAssets(DIST);
