import { Gauge, type Registry } from 'prom-client';

/** A gauge that is read when somebody scrapes. What it says is set anew each time: what is not set is not told. */
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
    // Without labels prom-client tells 0 for what is not set.
    labelNames: labelNames.length > 0 ? labelNames : ['none'],
    registers: [registry],
    collect() {
      this.reset();
      return read((value, labels = {}) => this.set(labels, value));
    },
  });
}
