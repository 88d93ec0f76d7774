import { spawn } from 'node:child_process';
import path from 'node:path';

export const ROOT = path.resolve(import.meta.dirname, '../..');

/** The absolute path of a file below the repository's root. */
export const at = (...parts) => path.join(ROOT, ...parts);

/** A tool of node_modules, as the arguments for `node`: no shell, no npx start-up. */
export const tool = (file) => at('node_modules', file);

/**
 * Runs a command with inherited output and resolves to its exit code.
 * `quiet` keeps the output back and shows it only when the command fails.
 */
export function run(command, args, { quiet = false, env = {}, cwd = ROOT } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    });
    const kept = [];
    child.stdout?.on('data', (chunk) => kept.push(chunk));
    child.stderr?.on('data', (chunk) => kept.push(chunk));
    child.on('error', reject);
    child.on('close', (code, signal) => {
      if (code !== 0 && quiet) process.stderr.write(Buffer.concat(kept));
      resolve(signal ? 1 : (code ?? 1));
    });
  });
}

/** As `run`, and a failure ends the script with the command's code. */
export async function must(command, args, options) {
  const code = await run(command, args, options);
  if (code !== 0) {
    console.error(
      `\nFailed: ${path.basename(command)} ${args.map((a) => path.relative(ROOT, a) || a).join(' ')}`,
    );
    process.exit(code);
  }
}

export const node = (args, options) => must(process.execPath, args, options);
