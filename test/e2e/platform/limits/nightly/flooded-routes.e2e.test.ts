import { openApiDocument } from '../../../../../api/src/platform/openapi/document.ts';
import { TABLE } from '../../../shared/http/permissions/table.ts';
import { expectBounded, expectGrowth } from './flood/expected.ts';
import { FloodedApp } from './flood/flooded-app.ts';
import { FLOODS, nameOf, UNKNOWN } from './flood/floods.ts';
import { anHourOf } from './flood/hour.ts';
import { Report } from './flood/report.ts';

// Routes that only the budget of all requests bounds, or that of the changes of a day, with a tenth of these: 120 requests
// a minute, 200 changes a day. What is added is counted ten times.
const routes = FLOODS.filter(({ budget }) => ['general', 'changes', 'none'].includes(budget));

let flooded: FloodedApp;
beforeAll(async () => {
  flooded = await FloodedApp.start(0.1);
});
const report = new Report('Routes without a budget of their own');
afterAll(async () => {
  report.print();
  await flooded.close();
});

it('no route is left out, and none is described that strangers may not call', () => {
  const { paths } = openApiDocument(flooded.app.app);
  const operations = Object.entries(paths).flatMap(([path, item]) =>
    Object.keys(item).map((method) => `${method.toUpperCase()} ${path}`),
  );
  expect(TABLE.map(({ operation }) => operation).sort()).toEqual(operations.sort());
  expect(UNKNOWN).toEqual([]);
});

describe('an hour from one network', () => {
  it.each(routes.map((flood) => [nameOf(flood), flood] as const))('%s', async (_, flood) => {
    const hour = await anHourOf(flooded, flood);
    report.add(flood, hour);
    expectBounded(hour);
    expectGrowth(flood, hour);
  });
});
