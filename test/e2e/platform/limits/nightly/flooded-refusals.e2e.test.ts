import { openApiDocument } from '../../../../../api/src/platform/openapi/document.ts';
import { TABLE } from '../../../shared/http/permissions/table.ts';
import { BOUNDS, type BudgetName, type CountedFor } from './flood/bounds.ts';
import { expectBounded, expectGrowth } from './flood/expected.ts';
import type { Each, Flood } from './flood/flood.ts';
import { FloodedApp } from './flood/flooded-app.ts';
import { FLOODS, OPEN_OPERATIONS } from './flood/floods.ts';
import { anHourOf } from './flood/hour.ts';
import { Report } from './flood/report.ts';

// Every route that takes a body, with bodies that it refuses, and a tenth of the budgets.
let flooded: FloodedApp;
beforeAll(async () => {
  flooded = await FloodedApp.start(0.1);
});
const report = new Report('An hour of refused bodies from one network');
afterAll(async () => {
  report.print();
  await flooded.close();
});

/** Fields that no route has. */
const NOTHING = { neither: 'one', nor: ['the other'] };

/** A body may be left out, so the table of permissions sends none. */
const OPTIONAL_BODY = ['POST /private/api/messages/read', 'POST /private/api/applications/{id}/withdraw'];
/** Closed, whatever the body is; that counts as any request. */
const CLOSED = ['POST /public/api/v0/admin/register'];

const isChange = (operation: string) => /^(POST|PUT|PATCH) /.test(operation);
const takesBody = (operation: string) =>
  TABLE.some((entry) => entry.operation === operation && (entry.body ?? entry.inBody) !== undefined) ||
  OPTIONAL_BODY.includes(operation);

/** Returns what bounds refused bodies: what is refused counts among the changes of the day, too. */
function boundOfRefused({ operation, budget }: Flood): [BudgetName | 'none', CountedFor] {
  const isOfUser = / \/(private|api)\//.test(operation);
  if (budget === 'none' || CLOSED.includes(operation)) return [budget, 'address'];
  const bounds: Partial<Record<CountedFor, { requests: number }>> = BOUNDS[budget];
  if (bounds.refused && !(isOfUser && bounds.refused.requests > BOUNDS.changes.account.requests))
    return [budget, 'refused'];
  if (bounds.refused) return ['changes', 'account'];
  return [budget, isOfUser && bounds.account ? 'account' : 'address'];
}

/** Returns the flood with bodies that are refused, while somebody else sends what is not. */
function refusedBy(flood: Flood): Flood {
  const { operation, prepare } = flood;
  const [budget, by] = boundOfRefused(flood);
  return {
    ...{ operation, budget, by, adds: {}, other: prepare },
    prepare: async (world): Promise<Each> => {
      const { form: _form, ...sent } = await (await prepare(world, 1))(0);
      return () => ({ ...sent, body: NOTHING });
    },
  };
}

const withBody = OPEN_OPERATIONS.filter((operation) => isChange(operation) && takesBody(operation)).map(
  (operation) => [operation, refusedBy(FLOODS.find((flood) => flood.operation === operation)!)] as const,
);

it('no route that takes a body is left out', () => {
  const { paths } = openApiDocument(flooded.app.app);
  const documented = OPEN_OPERATIONS.filter((operation) => {
    const [method = '', path = ''] = operation.split(' ');
    const item = paths[path] as Record<string, { requestBody?: object }> | undefined;
    return isChange(operation) && item?.[method.toLowerCase()]?.requestBody !== undefined;
  });
  const flooding = withBody.map(([operation]) => operation);
  expect(documented.filter((operation) => !flooding.includes(operation))).toEqual([]);
});

describe('an hour of refused bodies from one network', () => {
  it.each(withBody)('%s', async (_, flood) => {
    const hour = await anHourOf(flooded, flood);
    report.add(flood, hour);
    expectBounded(hour);
    expectGrowth(flood, hour);
  });
});
