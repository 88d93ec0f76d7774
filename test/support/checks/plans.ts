import type { mongo } from 'mongoose';
import { sentBy, type Sent } from './queries.ts';

interface Plan {
  /** `projects.find {"hidden":false}` */
  query: string;
  /** The query is for one page: the store must stop reading when it is full. */
  paged: boolean;
  /** The stages of the store's plan, outermost first: `LIMIT`, `FETCH`, `IXSCAN` … */
  stages: string[];
  /** The index alone selects the results: no document is read in vain. */
  isExact: boolean;
}

/** Returns the plans of the finds, filtered counts, updates and removals of `work`. */
export async function plansOf(work: () => Promise<unknown>): Promise<Plan[]> {
  return Promise.all((await sentBy(work)).filter(hasFilter).map(explain));
}

const WITH_FILTER =
  /^(find|findOne|findOneAndUpdate|findOneAndDelete|updateOne|updateMany|deleteOne|deleteMany)$/;

/** A count without a filter needs no plan. */
const hasFilter = ({ method, args: [filter] }: Sent): boolean =>
  WITH_FILTER.test(method) || (method === 'countDocuments' && Object.keys(filter ?? {}).length > 0);

async function explain({ connection, collection, method, args }: Sent): Promise<Plan> {
  const [filter, options] = args as [mongo.Filter<mongo.Document>, mongo.FindOptions | undefined];
  const { sort, limit } = method === 'find' ? (options ?? {}) : {};
  const asked = { ...(sort && { sort }), ...(limit && { limit }) };
  const answer = await connection.collection(collection).find(filter, asked).explain('queryPlanner');
  const { winningPlan } = (answer as { queryPlanner: { winningPlan: object } }).queryPlanner;
  return {
    query: `${collection}.${method} ${JSON.stringify(filter)}`.slice(0, 200),
    paged: method === 'find' && limit !== undefined,
    stages: stagesOf(winningPlan),
    isExact: JSON.stringify(winningPlan).includes('"exact":true'),
  };
}

function stagesOf(plan: object): string[] {
  return Object.entries(plan).flatMap(([key, value]: [string, unknown]) => {
    if (key === 'stage') return [String(value)];
    return typeof value === 'object' && value !== null && key !== 'sortPattern' ? stagesOf(value) : [];
  });
}
