import { withCluster } from '../cluster.mjs';
import { gatherPeople } from '../people.mjs';
import { Record } from '../record.mjs';
import { seconds } from '../report.mjs';
import { Traffic } from '../traffic.mjs';

/** Seconds within which an instance has to be ready while the others work. */
const READY_WITHIN = 5;

/** Restarts the instances in turn, `restarts` times, under ordinary load: no request may fail. */
export async function rolling(place, report, { length: restarts, perSecond, isTimed }) {
  await withCluster(place, 'rolling', {}, async (cluster) => {
    const people = await cluster.withStore((db) => gatherPeople(db));
    const record = new Record();
    const begun = performance.now();
    const traffic = new Traffic(cluster.base, people, record, perSecond);
    const starts = [];
    const stops = [];
    try {
      for (let each = 0; each < restarts; each++) {
        const instance = cluster.instances[each % cluster.instances.length];
        stops.push(await instance.stop());
        starts.push(await instance.start());
        await cluster.seenByProxy(instance);
      }
    } finally {
      await traffic.stop();
    }
    const took = performance.now() - begun;
    const say = (...row) => report.check('rolling', ...row);
    say('failed requests', record.failed, record.failed === 0, 'none');
    say('refused requests', record.refused, record.refused === 0, 'none');
    const codes = [...new Set(stops.map(({ code }) => code))];
    say('exit codes after SIGTERM', codes.join(), codes.join() === '0', '0');
    const slowest = Math.max(...starts);
    if (isTimed)
      say('slowest start', seconds(slowest), slowest <= READY_WITHIN * 1_000, `within ${READY_WITHIN} s`);
    else report.tell('rolling', 'slowest start', seconds(slowest));
    report.tell('rolling', 'slowest stop', seconds(Math.max(...stops.map((stop) => stop.took))));
    const rate = ((record.all / took) * 1_000).toFixed(0);
    report.tell('rolling', 'requests', `${record.all} in ${seconds(took)}, ${rate} a second`);
    record.examples.forEach((example) => report.tell('rolling', 'example', example));
    console.table(record.latencies());
  });
}
