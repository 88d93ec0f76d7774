import fs from 'node:fs';

/** Seconds between two lines where output is kept: one at a time would fill a log. */
const [ON_A_TERMINAL, IN_A_LOG] = [1, 20];

/** Returns what the workers of a run have written to a file, one JSON object per line. */
export function linesOf(file) {
  const text = fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '';
  // The last line may still be on its way.
  return text
    .slice(0, text.lastIndexOf('\n') + 1)
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));
}

/**
 * Shows while `work` runs how many files of all are done, and since how many seconds it runs: `browser: 12 of 51 files,
 * 84 s`. `work` gets a function for the output of commands, which appears above that line on a terminal.
 */
export async function withProgress(name, all, countDone, work, out = process.stdout) {
  const began = performance.now();
  const isTerminal = out.isTTY === true;
  const text = () =>
    `${name}: ${Math.min(countDone(), all)} of ${all} files, ${((performance.now() - began) / 1000).toFixed(0)} s`;
  const clear = () => isTerminal && out.write('\r\x1b[K');
  const show = () => (isTerminal ? out.write(`\r\x1b[K${text()}`) : out.write(`${text()}\n`));
  const timer = setInterval(show, (isTerminal ? ON_A_TERMINAL : IN_A_LOG) * 1000);
  try {
    return await work((chunk) => {
      clear();
      out.write(chunk);
    });
  } finally {
    clearInterval(timer);
    clear();
  }
}
