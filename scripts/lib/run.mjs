import { spawn } from 'node:child_process';
import path from 'node:path';

export const ROOT = path.resolve(import.meta.dirname, '../..');

export const at = (...parts) => path.join(ROOT, ...parts);

/** A tool of node_modules as an argument for `node`, which starts faster than npx and needs no shell. */
export const tool = (file) => at('node_modules', file);

/**
 * Runs a command with inherited output and resolves to its exit code. With `quiet` the output is shown only when the
 * command fails. `onOutput` gets the output instead, and `onError` what is written to the error stream.
 */
export function run(
  command,
  args,
  { quiet = false, env = {}, cwd = ROOT, onOutput, onError = onOutput } = {},
) {
  return new Promise((resolve, reject) => {
    const kept = [];
    const take = quiet ? (chunk) => kept.push(chunk) : undefined;
    const [onOut, onErr] = [onOutput ?? take, onError ?? take];
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: [take ? 'ignore' : 'inherit', onOut ? 'pipe' : 'inherit', onErr ? 'pipe' : 'inherit'],
    });
    child.stdout?.on('data', onOut);
    child.stderr?.on('data', onErr);
    child.on('error', reject);
    child.on('close', (code, signal) => {
      // Somebody who takes the errors says them.
      if (code !== 0 && !onError) process.stderr.write(Buffer.concat(kept));
      resolve(signal ? 1 : (code ?? 1));
    });
  });
}

/** Like `run`, but exits with the command's code when it fails. */
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
