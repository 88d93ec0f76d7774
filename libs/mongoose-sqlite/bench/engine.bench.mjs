// Figures of the embedded engine through Mongoose, as ratios to the same work on raw SQLite in the same run.
import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import mongoose from 'mongoose';
import { sqliteDriver } from '../dist/index.js';

const N = Number(process.env.BENCH_DOCUMENTS ?? 10_000);
const WRITES = 500;
const folder = mkdtempSync(path.join(os.tmpdir(), 'bench-'));
const { DatabaseSync } =
  process.getBuiltinModule?.('node:sqlite') ?? createRequire(import.meta.url)('@photostructure/sqlite');

const doc = (i) => ({
  email: `user${i}@example.com`,
  name: `User ${i}`,
  age: i % 90,
  owner: i % 500,
  tags: ['a', `t${i % 50}`],
  bio: `${'Lorem ipsum dolor '.repeat(12)}${i % 997 ? '' : 'needle'}`,
});

/** Operations per second. */
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
    tags: [String],
    bio: String,
  });
  const User = connection.model('User', schema.index({ owner: 1, age: -1 }));
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
    'update one': await each(WRITES, (i) => User.updateOne({ _id: ids[i] }, { $inc: { age: 1 } })),
    'text in all documents': await rate(N, () => User.find({ bio: /needle/i }).lean()),
  };
  await connection.close();
  return figures;
}

const base = await raw();
const own = await embedded();
rmSync(folder, { recursive: true, force: true });
console.log(
  `Embedded engine through Mongoose (lean), ${N} documents: operations per second, and the ratio to raw SQLite`,
);
for (const [name, figure] of Object.entries(own)) {
  console.log(
    `${name.padEnd(24)} ${Math.round(figure).toString().padStart(8)}/s   ${(figure / base[name]).toFixed(2)}`,
  );
}
