import { Counter, type Registry } from 'prom-client';
import { COUNTED, Counts, type CountedName, type LabelsOf } from './counts.port.ts';

/** Prometheus counters. Those with known labels begin at zero, so that the first event is an increase. */
export class PromCounts extends Counts {
  private readonly counters = new Map<CountedName, Counter>();

  constructor(registry: Registry) {
    super();
    for (const [name, { help, labels }] of Object.entries(COUNTED)) {
      const counter = new Counter({ name, help, labelNames: Object.keys(labels), registers: [registry] });
      for (const known of combinations(labels)) counter.inc(known, 0);
      this.counters.set(name as CountedName, counter);
    }
  }

  add<Name extends CountedName>(name: Name, labels: LabelsOf<Name>): void {
    this.counters.get(name)?.inc(labels);
  }
}

/** Returns every combination of the values; none when a label takes any text. */
function combinations(labels: Record<string, readonly string[] | null>): Record<string, string>[] {
  return Object.entries(labels).reduce<Record<string, string>[]>(
    (made, [label, values]) =>
      made.flatMap((each) => (values ?? []).map((value) => ({ ...each, [label]: value }))),
    [{}],
  );
}
