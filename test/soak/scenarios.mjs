import path from 'node:path';
import { Report, seconds } from './report.mjs';
import { alerts } from './scenarios/alerts.mjs';
import { away } from './scenarios/away.mjs';
import { kill } from './scenarios/kill.mjs';
import { limits } from './scenarios/limits.mjs';
import { load } from './scenarios/load.mjs';
import { rolling } from './scenarios/rolling.mjs';
import { starved } from './scenarios/starved.mjs';
import { ticks } from './scenarios/ticks.mjs';

/** The drills: the unit of the length, the default length, and that of the short form, if it is part of it. */
export const SCENARIOS = {
  rolling: { run: rolling, counts: 'restarts', length: 20, short: 3 },
  kill: { run: kill, counts: 'acknowledged writes', length: 1_000, short: 100 },
  away: { run: away, counts: 'seconds without the store, twice', length: 30 },
  starved: { run: starved, counts: 'seconds of a starved machine', length: 120 },
  limits: { run: limits, counts: 'rounds', length: 3, short: 1 },
  ticks: { run: ticks, counts: 'ticks', length: 100 },
  alerts: { run: alerts, counts: 'people with saved searches', length: 1_000 },
  load: { run: load, counts: 'minutes', length: 10 },
};

/** Requests per second of the ordinary load; few in the short form, for busy machines. */
export const rateOf = (isShort) => (isShort ? 20 : 100);

/** Parses `['rolling=5', 'limits']` to `[[name, length] …]`; all drills when none is named. Throws on unknown names. */
export function chosen(words, isShort) {
  const named =
    words.length > 0 ? words : Object.keys(SCENARIOS).filter((name) => !isShort || SCENARIOS[name].short);
  return named.map((word) => {
    const [name, given] = word.split('=');
    const scenario = Object.hasOwn(SCENARIOS, name) ? SCENARIOS[name] : null;
    if (!scenario) throw new Error(`There is no drill "${name}": ${Object.keys(SCENARIOS).join(', ')}`);
    const length = Number(given ?? (isShort ? (scenario.short ?? scenario.length) : scenario.length));
    if (!(length > 0)) throw new Error(`"${word}": the length is a number of ${scenario.counts}`);
    return [name, length];
  });
}

/**
 * Runs one drill; one that cannot be completed counts as broken. It has no result where the store itself broke: the
 * file of the test server was seen torn after a kill ("Chunk 600 not found").
 */
export async function runScenario(name, length, place, report, { perSecond, isTimed }) {
  console.log(`\n== ${name}: ${length} ${SCENARIOS[name].counts}`);
  const begun = performance.now();
  const seen = new Report();
  try {
    await SCENARIOS[name].run(place, seen, { length, perSecond, isTimed });
  } catch (error) {
    console.error(error);
    seen.check(name, 'runs to its end', error.message, false, 'yes');
  }
  const isBroken = place.store.isBroken || place.store.wasTorn(path.join(place.folder, name));
  if (isBroken && seen.broken > 0) report.leaveOut(name, 'the store broke by itself, as its log tells');
  else report.rows.push(...seen.rows);
  // The files of a store killed in one drill are not used by the next.
  if (isBroken || place.store.wasKilled) await place.store.renew();
  console.log(`   ${seconds(performance.now() - begun)}`);
}
