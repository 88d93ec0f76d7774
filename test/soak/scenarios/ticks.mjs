import { withCluster } from '../cluster.mjs';
import { until } from '../processes.mjs';

/**
 * Makes the tasks with a period due again and again, `ticks` times in total: three instances look for them, and each
 * tick runs in one of them. The store says what is due, the metrics what has run.
 */
export async function ticks(place, report, { length: wanted }) {
  await withCluster(place, 'ticks', {}, (cluster) =>
    cluster.withStore(async (db) => {
      const leases = db.collection('leases');
      // Tasks with a time of day are up to days ahead, and are skipped when they are late.
      const atTimes = ['administration.digest', 'placement.daily-news'];
      const isPeriodic = { dueAt: { $exists: true }, _id: { $nin: atTimes } };
      const areIdle = async () => {
        const now = new Date();
        const all = await leases.find(isPeriodic).toArray();
        return all.length > 0 && all.every(({ dueAt, until: held }) => dueAt > now && held <= now);
      };
      await until('what is due at the start has run', areIdle);
      const before = await runsOf(cluster);
      let due = 0;
      let rounds = 0;
      while (due < wanted) {
        const names = (await leases.find(isPeriodic).toArray()).map(({ _id }) => _id).slice(0, wanted - due);
        const { modifiedCount } = await leases.updateMany(
          { _id: { $in: names }, until: { $lte: new Date() } },
          { $set: { dueAt: new Date() } },
        );
        due += modifiedCount;
        rounds++;
        await until('what is due has run', areIdle, { every: 200 });
      }
      const after = await runsOf(cluster);
      const byInstance = after.map((runs, i) => runs - before[i]);
      const run = byInstance.reduce((sum, runs) => sum + runs, 0);
      report.check('ticks', `runs of ${due} ticks`, run, run === due, due);
      report.tell('ticks', 'runs of each instance', `${byInstance.join(', ')} in ${rounds} rounds`);
    }),
  );
}

/** Resolves to the number of scheduled runs that each instance has counted. */
const runsOf = ({ instances }) =>
  Promise.all(
    instances.map(async ({ metrics }) => {
      const text = await (await fetch(metrics)).text();
      const counts = [...text.matchAll(/^scheduled_runs_total\{.*\} (\d+)$/gm)];
      return counts.reduce((sum, [, count]) => sum + Number(count), 0);
    }),
  );
