import { Gauge, type Registry } from 'prom-client';

/** Registers a gauge that is read at each scrape. It reports only the values set in that read. */
export function gauge(
  registry: Registry,
  name: string,
  help: string,
  labelNames: string[],
  read: (set: (value: number, labels?: Record<string, string>) => void) => void | Promise<void>,
): void {
  new Gauge({
    name,
    help,
    // Without labels prom-client reports 0 for a value that is not set.
    labelNames: labelNames.length > 0 ? labelNames : ['none'],
    registers: [registry],
    collect() {
      this.reset();
      return read((value, labels = {}) => this.set(labels, value));
    },
  });
}
