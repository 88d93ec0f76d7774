/** Counts requests and their answers, by kinds of callers. */
export class Tally {
  private readonly byKind = new Map<string, Map<string, number>>();
  private readonly operations = new Map<string, Set<string>>();
  private total = 0;

  count(kind: string, operation: string, status: number): void {
    this.total++;
    this.operations.set(kind, (this.operations.get(kind) ?? new Set()).add(operation));
    const counts = this.byKind.get(kind) ?? new Map<string, number>();
    this.byKind.set(kind, counts);
    for (const column of ['all', columnOf(status)]) counts.set(column, (counts.get(column) ?? 0) + 1);
  }

  /** How many routes these callers have asked. */
  routesOf(kind: string): number {
    return this.operations.get(kind)?.size ?? 0;
  }

  /** A table with a row for each kind of callers. */
  table(): string {
    const routes = new Set([...this.operations.values()].flatMap((each) => [...each]));
    const row = (name: string, cells: readonly (string | number)[]) =>
      `${name.padEnd(66)}${cells.map((each) => String(each).padStart(6)).join('')}`;
    return [
      row('caller', COLUMNS),
      ...[...this.byKind].map(([kind, counts]) =>
        row(
          kind,
          COLUMNS.map((column) => counts.get(column) ?? 0),
        ),
      ),
      `${this.byKind.size} kinds of callers, ${routes.size} routes, ${this.total} requests`,
    ].join('\n');
  }
}

const COLUMNS = ['all', '2xx', '3xx', '401', '403', '404', '4xx', '5xx'];

const columnOf = (status: number): string =>
  COLUMNS.includes(String(status)) ? String(status) : `${Math.floor(status / 100)}xx`;
