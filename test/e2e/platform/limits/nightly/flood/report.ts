import { boundOf, inAnHour } from './bounds.ts';
import { nameOf } from './floods.ts';
import type { Flood } from './flood.ts';
import type { Hour } from './hour.ts';

const HEAD = ['an hour from one network', 'let in', 'done', 'refused', 'documents', 'kB', 'mails'];

/** The table of what each hour has come to, in whole hours of the whole budgets. */
export class Report {
  private readonly rows: string[][] = [];

  constructor(private readonly title: string) {}

  add(flood: Flood, { letIn, done, refused, added, times, promised }: Hour): void {
    const all = letIn.reduce((sum, each) => sum + each, 0);
    const hours = flood.budget === 'none' ? 'all' : number(inAnHour(boundOf(flood.budget, flood.by)));
    const isExact = letIn.every((each) => each === promised);
    const documents = Object.entries(added.documents)
      .filter(([, count]) => count > 0)
      .map(([name, count]) => `${number(count * times)} ${name}`);
    this.rows.push([
      nameOf(flood),
      isExact ? hours : `${all} of ${promised * letIn.length}`,
      number((done / Math.max(all, 1)) * 100) + ' %',
      number(refused),
      documents.join(', ') || '-',
      number((Math.max(added.bytes, 0) * times) / 1024),
      number(added.mails * times),
    ]);
  }

  /** Writes it where whoever runs the suite sees it. */
  print(): void {
    const widths = HEAD.map((head, at) => Math.max(head.length, ...this.rows.map((row) => row[at]!.length)));
    const line = (cells: string[]) => cells.map((cell, at) => cell.padEnd(widths[at]!)).join('  ');
    process.stdout.write(`\n${this.title}\n${[HEAD, ...this.rows].map(line).join('\n')}\n`);
  }
}

const number = (value: number): string => Math.round(value).toLocaleString('en');
