import mongoose from 'mongoose';

interface Plan {
  /** `projects.find {"hidden":false}` */
  query: string;
  /** Asked for one page: the store must stop reading when it is full. */
  paged: boolean;
  /** The stages the store's planner names, outermost first: `LIMIT`, `FETCH`, `IXSCAN` … */
  stages: string[];
}

/** How the store serves every find and every filtered count that `work` sends. */
export async function plansOf(work: () => Promise<unknown>): Promise<Plan[]> {
  const spy = jest.spyOn(mongoose.Query.prototype, 'exec');
  let sent: mongoose.Query<unknown, unknown>[];
  try {
    await work();
    sent = spy.mock.contexts as mongoose.Query<unknown, unknown>[];
  } finally {
    spy.mockRestore();
  }
  return Promise.all(sent.filter(isList).map(explain));
}

/** A count without a filter is answered from the collection itself. */
function isList(query: mongoose.Query<unknown, unknown>): boolean {
  const { op } = query as unknown as { op: string };
  return op === 'find' || (op === 'countDocuments' && Object.keys(query.getFilter()).length > 0);
}

async function explain(query: mongoose.Query<unknown, unknown>): Promise<Plan> {
  const { op } = query as unknown as { op: string };
  const { sort, limit } = query.getOptions() as { sort?: Record<string, 1 | -1>; limit?: number };
  const filter = query.getFilter();
  const again = query.model.find(filter);
  if (op === 'find' && sort) again.sort(sort);
  if (op === 'find' && limit) again.limit(limit);
  const answer = (await again.explain('queryPlanner')) as unknown as {
    queryPlanner: { winningPlan: object };
  };
  return {
    query: `${query.model.collection.name}.${op} ${JSON.stringify(filter)}`.slice(0, 200),
    paged: op === 'find' && limit !== undefined,
    stages: stagesOf(answer.queryPlanner.winningPlan),
  };
}

function stagesOf(plan: object): string[] {
  return Object.entries(plan).flatMap(([key, value]: [string, unknown]) => {
    if (key === 'stage') return [String(value)];
    return typeof value === 'object' && value !== null && key !== 'sortPattern' ? stagesOf(value) : [];
  });
}
