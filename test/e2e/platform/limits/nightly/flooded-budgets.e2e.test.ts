import { expectBounded, expectGrowth } from './flood/expected.ts';
import { FloodedApp } from './flood/flooded-app.ts';
import { FLOODS, nameOf } from './flood/floods.ts';
import { anHourOf } from './flood/hour.ts';
import { Report } from './flood/report.ts';

// Routes with a budget of their own, the whole of it.
const routes = FLOODS.filter(({ budget }) => !['general', 'changes', 'none'].includes(budget));
/** One route for each of the two budgets that all others have: they are bounded as it is. */
const examples = ['GET /public/api/v0/ping', 'PUT /private/api/me/shared'];

let flooded: FloodedApp;
beforeAll(async () => {
  flooded = await FloodedApp.start(1);
});
const report = new Report('Routes with a budget of their own');
afterAll(async () => {
  report.print();
  await flooded.close();
});

const named = [...routes, ...FLOODS.filter(({ operation }) => examples.includes(operation))].map(
  (flood) => [nameOf(flood), flood] as const,
);

describe('an hour from one network', () => {
  it.each(named)('%s', async (_, flood) => {
    const hour = await anHourOf(flooded, flood);
    report.add(flood, hour);
    expectBounded(hour);
    expectGrowth(flood, hour);
  });
});
