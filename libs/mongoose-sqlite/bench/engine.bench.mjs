// Figures of the embedded engine through Mongoose, as ratios to the same work on raw SQLite in the same run.
import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import mongoose from 'mongoose';
import { sqliteDriver } from '../dist/index.js';

const N = Number(process.env.BENCH_DOCUMENTS ?? 10_000);
const WRITES = 500;
const MANY = Number(process.env.BENCH_MANY ?? 100_000);
const folder = mkdtempSync(path.join(os.tmpdir(), 'bench-'));
const { DatabaseSync } =
  process.getBuiltinModule?.('node:sqlite') ?? createRequire(import.meta.url)('@photostructure/sqlite');

const doc = (i) => ({
  email: `user${i}@example.com`,
  name: `User ${i}`,
  age: i % 90,
  owner: i % 500,
  team: `team${i % 500}`,
  state: ['open', 'won', 'lost'][i % 3],
  tags: ['a', `t${i % 50}`],
  bio: `${'Lorem ipsum dolor '.repeat(12)}${i % 997 ? '' : 'needle'}`,
});

/** Returns operations per second. */
async function rate(times, work) {
  const start = process.hrtime.bigint();
  await work();
  return times / (Number(process.hrtime.bigint() - start) / 1e9);
}

async function raw() {
  const db = new DatabaseSync(path.join(folder, 'raw.db'));
  db.exec(
    'PRAGMA journal_mode=WAL; PRAGMA synchronous=FULL; CREATE TABLE t(id INTEGER PRIMARY KEY, email TEXT UNIQUE, age INT, owner INT, doc TEXT); CREATE INDEX o ON t(owner, age);',
  );
  const insert = db.prepare('INSERT INTO t(email, age, owner, doc) VALUES(?, ?, ?, ?)');
  const add = (i) => insert.run(doc(i).email, doc(i).age, doc(i).owner, JSON.stringify(doc(i)));
  const [byId, byEmail, page, count] = [
    'WHERE id=?',
    'WHERE email=?',
    'WHERE owner=? ORDER BY age DESC LIMIT 20',
  ]
    .map((w) => db.prepare(`SELECT * FROM t ${w}`))
    .concat(db.prepare('SELECT count(*) AS n FROM t WHERE owner=?'));
  const change = db.prepare('UPDATE t SET age=age+1 WHERE id=?');
  const parse = (row) => JSON.parse(row.doc);
  const each = (times, work) =>
    rate(times, () => {
      for (let i = 0; i < times; i++) work(i);
    });
  const figures = {
    'insert one': await each(WRITES, add),
    'insert many': await rate(N, () => {
      db.exec('BEGIN');
      for (let i = 0; i < N; i++) add(WRITES + i);
      db.exec('COMMIT');
    }),
    'find by id': await each(N, (i) => parse(byId.get(i + 1))),
    'find by unique field': await each(N, (i) => parse(byEmail.get(`user${i}@example.com`))),
    'sorted page of 20': await each(500, (i) => page.all(i).map(parse)),
    'count by index': await each(1_000, (i) => count.get(i % 500)),
    'update one': await each(WRITES, (i) => change.run(i + 1)),
    'text in all documents': await rate(N, () =>
      db
        .prepare('SELECT doc FROM t')
        .all()
        .map(parse)
        .filter((d) => /needle/i.test(d.bio)),
    ),
  };
  for (const name of ['find by id', 'find by unique field', 'sorted page of 20', 'count by index'])
    figures[`${name} (native)`] = figures[name];
  const groups = db.prepare(
    'SELECT owner, age, count(*) AS n FROM t WHERE owner BETWEEN ? AND ? GROUP BY owner, age',
  );
  figures['groups of 20 owners'] = await each(200, (i) => groups.all(i, i + 19));
  db.close();
  return figures;
}

async function embedded() {
  mongoose.setDriver(sqliteDriver());
  const connection = await mongoose
    .createConnection(`sqlite:${path.join(folder, 'embedded.db')}`)
    .asPromise();
  const schema = new mongoose.Schema({
    email: { type: String, unique: true },
    name: String,
    age: Number,
    owner: Number,
    team: String,
    state: String,
    tags: [String],
    bio: String,
  });
  const User = connection.model('User', schema.index({ owner: 1, age: -1 }).index({ team: 1, state: 1 }));
  const native = User.collection;
  const teams = (i) => Array.from({ length: 20 }, (_, j) => `team${i + j}`);
  const byState = { $group: { _id: { team: '$team', state: '$state' }, n: { $sum: 1 } } };
  await User.init();
  const ids = [];
  const each = (times, work) =>
    rate(times, async () => {
      for (let i = 0; i < times; i++) await work(i);
    });
  const figures = {
    'insert one': await each(WRITES, async (i) => ids.push((await User.create(doc(i)))._id)),
    'insert many': await rate(N, async () => {
      for (let i = 0; i < N; i += 1_000)
        await User.insertMany(
          Array.from({ length: 1_000 }, (_, j) => doc(WRITES + i + j)),
          { lean: true },
        );
    }),
    'find by id': await each(N, (i) => User.findById(ids[i % WRITES]).lean()),
    'find by unique field': await each(N, (i) => User.findOne({ email: `user${i}@example.com` }).lean()),
    'sorted page of 20': await each(500, (i) => User.find({ owner: i }).sort({ age: -1 }).limit(20).lean()),
    'count by index': await each(1_000, (i) => User.countDocuments({ owner: i % 500 })),
    'find by id (native)': await each(N, (i) => native.findOne({ _id: ids[i % WRITES] })),
    'find by unique field (native)': await each(N, (i) => native.findOne({ email: `user${i}@example.com` })),
    'sorted page of 20 (native)': await each(500, (i) =>
      native.find({ owner: i }, { sort: { age: -1 }, limit: 20 }).toArray(),
    ),
    'count by index (native)': await each(1_000, (i) => native.countDocuments({ owner: i % 500 })),
    'groups of 20 owners': await each(200, (i) =>
      User.aggregate([{ $match: { team: { $in: teams(i) } } }, byState]),
    ),
    'update one': await each(WRITES, (i) => User.updateOne({ _id: ids[i] }, { $inc: { age: 1 } })),
    'text in all documents': await rate(N, () => User.find({ bio: /needle/i }).lean()),
  };
  await connection.close();
  return figures;
}

/** Returns the CPU microseconds of a count and of a page in a collection of that many documents. */
async function costs(many) {
  const connection = await mongoose.createConnection(`sqlite:${path.join(folder, `${many}.db`)}`).asPromise();
  const c = connection.collection('c');
  await c.createIndex({ kind: 1, age: -1 });
  for (let i = 0; i < many; i += 1_000)
    await c.insertMany(Array.from({ length: 1_000 }, (_, j) => ({ ...doc(i + j), kind: 'same' })));
  const page = { sort: { age: -1 }, limit: 20 };
  const work = {
    count: () => c.countDocuments({ kind: 'same' }),
    'page of 20': () => c.find({ kind: 'same' }, page).toArray(),
  };
  const found = {};
  for (const [name, ask] of Object.entries(work)) {
    for (let i = 0; i < 1_000; i++) await ask();
    const start = process.cpuUsage();
    for (let i = 0; i < 1_000; i++) await ask();
    const { user, system } = process.cpuUsage(start);
    found[name] = (user + system) / 1_000;
  }
  await connection.close();
  return found;
}

const base = await raw();
const own = await embedded();
const [few, many] = [await costs(1_000), await costs(MANY)];
rmSync(folder, { recursive: true, force: true });
console.log(
  `Embedded engine through Mongoose (lean), ${N} documents: operations per second, and the ratio to raw SQLite`,
);
for (const [name, figure] of Object.entries(own)) {
  console.log(
    `${name.padEnd(30)} ${Math.round(figure).toString().padStart(8)}/s   ${(figure / base[name]).toFixed(2)}`,
  );
}
console.log(`\nProcessor time over ${MANY} documents as a multiple of that over 1000`);
for (const [name, cost] of Object.entries(many)) {
  console.log(`${name.padEnd(30)} ${cost.toFixed(0).padStart(8)} µs  ${(cost / few[name]).toFixed(2)}`);
}
