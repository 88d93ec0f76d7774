import { setTimeout as later } from 'node:timers/promises';
import { memoryOf } from '../../lib/server.mjs';
import { withCluster } from '../cluster.mjs';
import { gatherPeople } from '../people.mjs';
import { Record } from '../record.mjs';
import { Traffic } from '../traffic.mjs';

const MINUTE = 60_000;
const SAMPLE_EVERY = 1_000;
/** The allowed growth of an instance's memory from its second minute to its last. */
const MOST_GROWTH = 0.1;
/** Shortest run, in minutes, that can show growth. */
const LEAST_MINUTES = 3;

/** Runs the ordinary load for some minutes: no error, and memory that does not grow. */
export async function load(place, report, { length: minutes, perSecond }) {
  await withCluster(place, 'load', {}, async (cluster) => {
    const people = await cluster.withStore((db) => gatherPeople(db));
    const record = new Record();
    const traffic = new Traffic(cluster.base, people, record, perSecond);
    const memory = cluster.instances.map(() => []);
    const begun = performance.now();
    try {
      while (performance.now() - begun < minutes * MINUTE) {
        await later(SAMPLE_EVERY);
        const minute = Math.floor((performance.now() - begun) / MINUTE);
        cluster.instances.forEach(({ pid }, i) => (memory[i][minute] ??= []).push(memoryOf(pid)));
      }
    } finally {
      await traffic.stop();
    }
    report.check('load', 'failed requests', record.failed, record.failed === 0, 'none');
    report.check('load', 'refused requests', record.refused, record.refused === 0, 'none');
    cluster.instances.forEach(({ name }, i) =>
      judge(report, name, memory[i].map(mean).slice(0, Math.max(1, Math.floor(minutes)))),
    );
    const { all } = record.latencies();
    report.tell('load', 'requests', `${record.all}, ${perSecond} a second`);
    report.tell('load', 'latency', `p50 ${all.p50} ms, p99 ${all.p99} ms`);
    report.tell('load', 'reads answered 304', `${(record.unchangedShare * 100).toFixed(1)} %`);
    record.examples.forEach((example) => report.tell('load', 'example', example));
    console.table(record.latencies());
    console.table(
      Object.fromEntries(
        cluster.instances.map(({ name }, i) => [name, memory[i].map((of) => Math.round(mean(of)))]),
      ),
    );
  });
}

const mean = (values) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** Compares the means of the second and the last minute. */
function judge(report, name, minutes) {
  const last = minutes.at(-1);
  if (minutes.length < LEAST_MINUTES)
    return report.tell('load', `memory of ${name}`, `${last.toFixed(0)} MB`);
  const growth = last / minutes[1] - 1;
  const found = `${minutes[1].toFixed(0)} MB, then ${last.toFixed(0)} MB (${(growth * 100).toFixed(1)} %)`;
  report.check(
    'load',
    `memory of ${name}`,
    found,
    growth <= MOST_GROWTH,
    `${MOST_GROWTH * 100} % more at most`,
  );
}
