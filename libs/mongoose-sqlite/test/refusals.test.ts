import mongoose, { type Collection } from 'mongoose';
import { embedded, type Opened } from './support/engines.ts';

const { Decimal128, Timestamp, MinKey } = mongoose.mongo;

type Doc = Record<string, unknown>;
type Refused = Record<string, (c: Collection<Doc>) => Promise<unknown>>;

const find = (filter: Doc) => (c: Collection<Doc>) => c.find(filter).toArray();
const update = (change: Doc | Doc[]) => (c: Collection<Doc>) => c.updateOne({}, change as Doc);
const aggregate = (stage: Doc) => (c: Collection<Doc>) => c.aggregate([stage]).toArray();

/** What the engine does not do, by the name that its refusal has to give. */
const refused: Refused = {
  $expr: find({ $expr: { $eq: ['$a', 1] } }),
  $where: find({ $where: 'true' }),
  $text: find({ $text: { $search: 'a' } }),
  $jsonSchema: find({ $jsonSchema: {} }),
  $bitsAllSet: find({ a: { $bitsAllSet: 1 } }),
  $near: find({ a: { $near: [1, 1] } }),
  $all: find({ a: { $all: [{ $elemMatch: { b: 1 } }] } }),
  '$type 2': find({ a: { $type: 2 } }),
  Decimal128: find({ a: Decimal128.fromString('1') }),
  Timestamp: find({ a: new Timestamp(1n) }),
  MinKey: find({ a: { $gt: new MinKey() } }),
  $bit: update({ $bit: { a: { and: 1 } } }),
  $currentDate: update({ $currentDate: { a: { $type: 'timestamp' } } }),
  pipeline: update([{ $set: { a: 1 } }]),
  $out: aggregate({ $out: 'other' }),
  $replaceRoot: aggregate({ $replaceRoot: { newRoot: '$a' } }),
  $unionWith: aggregate({ $unionWith: 'other' }),
  includeArrayIndex: aggregate({ $unwind: { path: '$a', includeArrayIndex: 'i' } }),
  $lookup: aggregate({ $lookup: { from: 'x', pipeline: [], as: 'y' } }),
  $add: aggregate({ $project: { b: { $add: ['$a', 1] } } }),
  $cond: aggregate({ $addFields: { b: { $cond: [true, 1, 2] } } }),
  $stdDevPop: aggregate({ $group: { _id: null, b: { $stdDevPop: '$a' } } }),
  $$NOW: aggregate({ $addFields: { b: '$$NOW' } }),
  collation: (c) => c.find({}, { collation: { locale: 'de' } }).toArray(),
  hint: (c) => c.find({}, { hint: '_id_' }).toArray(),
  '2dsphere': (c) => c.createIndex({ a: '2dsphere' }),
  collMod: (c) => c.conn.db!.command({ collMod: 'c' }),
};

let opened: Opened;
beforeAll(async () => {
  opened = await embedded.open();
  await opened.connection.collection<Doc>('c').insertOne({ a: 1 });
});
afterAll(() => opened.close());

it.each(Object.keys(refused))('refuses %s by name', async (name) => {
  const work = refused[name]!(opened.connection.collection<Doc>('c'));
  const error: unknown = await work.catch((given: unknown) => given);
  expect(error).toMatchObject({ name: 'MongoServerError', code: 238 });
  expect((error as Error).message).toContain(name);
});
