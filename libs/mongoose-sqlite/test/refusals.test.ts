import mongoose, { type Collection } from 'mongoose';
import { embedded, type Opened } from './support/engines.ts';

const { Decimal128, Timestamp, MinKey } = mongoose.mongo;

type Doc = Record<string, unknown>;
type Refused = Record<string, (c: Collection<Doc>) => Promise<unknown>>;

const find = (filter: Doc) => (c: Collection<Doc>) => c.find(filter).toArray();
const project = (projection: Doc) => (c: Collection<Doc>) => c.find({}, { projection }).toArray();
const update = (change: Doc | Doc[]) => (c: Collection<Doc>) => c.updateOne({}, change as Doc);
const aggregate = (stage: Doc) => (c: Collection<Doc>) => c.aggregate([stage]).toArray();

/** Unsupported operations, by the name that the error has to contain. */
const refused: Refused = {
  $expr: find({ $expr: { $eq: ['$a', 1] } }),
  $where: find({ $where: 'true' }),
  $text: find({ $text: { $search: 'a' } }),
  $jsonSchema: find({ $jsonSchema: {} }),
  $bitsAllSet: find({ a: { $bitsAllSet: 1 } }),
  $near: find({ a: { $near: [1, 1] } }),
  'an operator inside $all': find({ a: { $all: [{ $gt: 1 }] } }),
  '$type 16': find({ a: { $type: 16 } }),
  Decimal128: find({ a: Decimal128.fromString('1') }),
  Timestamp: find({ a: new Timestamp(1n) }),
  MinKey: find({ a: { $gt: new MinKey() } }),
  $bit: update({ $bit: { a: { and: 1 } } }),
  $currentDate: update({ $currentDate: { a: true } }),
  $rename: update({ $rename: { a: 'b' } }),
  $pop: update({ $pop: { a: 1 } }),
  '$position of $push': update({ $push: { l: { $each: [1], $position: 0 } } }),
  '$slice of $push': update({ $push: { l: { $each: [1], $slice: 1 } } }),
  '$sort of $push': update({ $push: { l: { $each: [1], $sort: 1 } } }),
  '$or in an array filter': (c) =>
    c.updateOne({}, { $set: { 'l.$[e]': 1 } }, { arrayFilters: [{ $or: [{ e: 1 }] }] }),
  'l.$': project({ 'l.$': 1 }),
  $slice: project({ l: { $slice: 1 } }),
  $elemMatch: project({ l: { $elemMatch: { b: 1 } } }),
  '_id.a': project({ '_id.a': 1 }),
  pipeline: update([{ $set: { a: 1 } }]),
  $out: aggregate({ $out: 'other' }),
  $replaceRoot: aggregate({ $replaceRoot: { newRoot: '$a' } }),
  $unionWith: aggregate({ $unionWith: 'other' }),
  $addFields: aggregate({ $addFields: { b: '$a' } }),
  'the stage $set': aggregate({ $set: { b: '$a' } }),
  'the stage $unset': aggregate({ $unset: 'a' }),
  $count: aggregate({ $count: 'n' }),
  $facet: aggregate({ $facet: { all: [{ $limit: 1 }] } }),
  $sortByCount: aggregate({ $sortByCount: '$a' }),
  includeArrayIndex: aggregate({ $unwind: { path: '$a', includeArrayIndex: 'i' } }),
  preserveNullAndEmptyArrays: aggregate({ $unwind: { path: '$a', preserveNullAndEmptyArrays: true } }),
  $lookup: aggregate({ $lookup: { from: 'x', pipeline: [], as: 'y' } }),
  '$lookup into the path': aggregate({
    $lookup: { from: 'x', localField: 'a', foreignField: 'a', as: 'b.c' },
  }),
  $add: aggregate({ $project: { b: { $add: ['$a', 1] } } }),
  '"b" by "$a"': aggregate({ $project: { b: '$a' } }),
  $ifNull: aggregate({ $group: { _id: { $ifNull: ['$a', 0] } } }),
  $size: aggregate({ $group: { _id: null, n: { $sum: { $size: '$l' } } } }),
  $literal: aggregate({ $group: { _id: { $literal: 1 } } }),
  $stdDevPop: aggregate({ $group: { _id: null, b: { $stdDevPop: '$a' } } }),
  'the accumulator $count': aggregate({ $group: { _id: null, n: { $count: {} } } }),
  $$ROOT: aggregate({ $group: { _id: null, all: { $push: '$$ROOT' } } }),
  $$NOW: aggregate({ $group: { _id: '$$NOW' } }),
  'explain of update': (c) => c.conn.db!.command({ explain: { update: 'c', updates: [{ q: {}, u: {} }] } }),
  ignoreUndefined: (c) => c.insertOne({ b: undefined }, { ignoreUndefined: true }),
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
