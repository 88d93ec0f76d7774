const COUNT = new Intl.NumberFormat('en');

/** Shows progress on the terminal: a line for each step, updated in place where the terminal can. */
export class Progress {
  private shownAt = 0;

  constructor(private readonly output: NodeJS.WriteStream = process.stdout) {}

  say(line: string): void {
    if (this.output.isTTY) this.output.write(`\r\u001b[K${line}\n`);
    else this.output.write(`${line}\n`);
  }

  /** Shows progress within a step: at most a few times a second, and only on a terminal that can overwrite the line. */
  step(what: string, count: number): void {
    if (!this.output.isTTY || Date.now() - this.shownAt < 100) return;
    this.shownAt = Date.now();
    this.output.write(`\r\u001b[K  ${what}: ${COUNT.format(count)} …`);
  }

  /** Shows a finished step. */
  done(what: string, count: number, noun: string, bytes?: number): void {
    const size = bytes === undefined ? '' : `, ${sizeOf(bytes)}`;
    this.say(`  ${what}: ${COUNT.format(count)} ${noun}${count === 1 ? '' : 's'}${size}`);
  }
}

/** No output: for tests and other uses without a reader. */
export class NoProgress extends Progress {
  override say(): void {}
  override step(): void {}
  override done(): void {}
}

export function sizeOf(bytes: number): string {
  for (const [unit, size] of [
    ['GB', 1e9],
    ['MB', 1e6],
    ['kB', 1e3],
  ] as const)
    if (bytes >= size) return `${(bytes / size).toFixed(1)} ${unit}`;
  return `${bytes} bytes`;
}
