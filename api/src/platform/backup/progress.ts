const COUNT = new Intl.NumberFormat('en');

/** Tells on the terminal what goes on: a line for each step, kept up to date where the terminal can. */
export class Progress {
  private shownAt = 0;

  constructor(private readonly output: NodeJS.WriteStream = process.stdout) {}

  say(line: string): void {
    if (this.output.isTTY) this.output.write(`\r\u001b[K${line}\n`);
    else this.output.write(`${line}\n`);
  }

  /** In the middle of a step; at most some times a second, and only where it can be written over. */
  step(what: string, count: number): void {
    if (!this.output.isTTY || Date.now() - this.shownAt < 100) return;
    this.shownAt = Date.now();
    this.output.write(`\r\u001b[K  ${what}: ${COUNT.format(count)} …`);
  }

  /** A step that is done. */
  done(what: string, count: number, noun: string, bytes?: number): void {
    const size = bytes === undefined ? '' : `, ${sizeOf(bytes)}`;
    this.say(`  ${what}: ${COUNT.format(count)} ${noun}${count === 1 ? '' : 's'}${size}`);
  }
}

/** For tests, and where nobody looks. */
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
