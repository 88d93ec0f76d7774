import type { Collection } from 'mongoose';
import { engines } from './support/engines.ts';
import { type Doc, Generator } from './support/generator.ts';

const seed = Number(process.env.FUZZ_SEED ?? 20_260_117);
const ROUNDS = Number(process.env.FUZZ_ROUNDS ?? 5);
const PER_ROUND = 40;

/** An outcome to compare: the result, or the refusal. */
const outcome = (work: Promise<unknown>) =>
  work.then(
    (value) => JSON.stringify(value),
    (): string => 'refused',
  );

async function update(c: Collection<Doc>, docs: Doc[], filter: Doc, change: Doc): Promise<unknown> {
  await c.deleteMany({});
  await c.insertMany(docs.map((doc) => ({ ...doc })));
  const { matchedCount, modifiedCount } = await c.updateMany(filter, change);
  return { matchedCount, modifiedCount, now: (await c.find().sort({ _id: 1 }).toArray()).map(sorted) };
}

const sorted = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sorted);
  if (value === null || typeof value !== 'object' || Object.getPrototypeOf(value) !== Object.prototype)
    return value;
  const entries = Object.entries(value).map(([key, inner]) => [key, sorted(inner)] as const);
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)));
};

/** Compares a plain collection, one with indexes, and that of MongoDB if available. */
it(`filters, sorts and updates alike with and without indexes and on each engine (FUZZ_SEED=${seed})`, async () => {
  const opened = await Promise.all(engines.map((engine) => engine.open()));
  const [plain, indexed, ...others] = ['plain', 'indexed', ...opened.slice(1).map(() => 'c')].map((name, i) =>
    opened[Math.max(0, i - 1)]!.connection.collection<Doc>(name),
  ) as [Collection<Doc>, Collection<Doc>, ...Collection<Doc>[]];
  let refused = 0;
  const standIn = opened.some((one) => one.standIn);
  const random = new Generator(seed, standIn);
  for (let round = 0; round < ROUNDS; round++) {
    const docs = random.documents(25);
    const all = [plain, indexed, ...others];
    for (const c of all) await c.deleteMany({});
    for (const key of random.indexKeys()) await indexed.createIndex(key);
    for (const c of all) await c.insertMany(docs.map((doc) => ({ ...doc })));
    for (let i = 0; i < PER_ROUND; i++) {
      const filter = random.filter();
      const sort = { ...random.sort(), _id: 1 as const };
      const options = { sort, skip: random.below(3), limit: random.below(6) };
      const read = (c: Collection<Doc>) =>
        outcome(
          c
            .find(filter, options)
            .toArray()
            .then((list) => list.map((d) => d._id)),
        );
      const count = (c: Collection<Doc>) => outcome(c.countDocuments(filter));
      for (const ask of [read, count]) {
        const [expected, ...got] = await Promise.all(all.map(ask));
        if (expected === 'refused') refused++;
        else
          for (const one of got) expect({ filter, options, one }).toEqual({ filter, options, one: expected });
      }
    }
    for (let i = 0; i < (standIn ? 20 : PER_ROUND); i++) {
      const filter = random.filter();
      const change = random.update();
      const [expected, ...got] = await Promise.all(all.map((c) => outcome(update(c, docs, filter, change))));
      if (expected === 'refused') refused++;
      for (const one of got) {
        if (!standIn || (expected !== 'refused' && one !== 'refused'))
          expect({ filter, change, one }).toEqual({ filter, change, one: expected });
      }
    }
    await indexed.dropIndexes();
  }
  await Promise.all(opened.map(({ close }) => close()));
  expect(refused).toBeLessThan(ROUNDS * PER_ROUND);
}, 300_000);
