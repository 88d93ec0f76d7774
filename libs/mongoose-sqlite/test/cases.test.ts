import { readFileSync } from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import mongoose from 'mongoose';
import { type Doc, outcomeOf, type Test } from './support/cases.ts';
import { embedded } from './support/engines.ts';

const { EJSON } = mongoose.mongo.BSON;

interface Recorded {
  docs: Doc[];
  other: Doc[];
  agreed: { test: Test; expect: string }[];
}

// Results on which two independent MongoDB-compatible servers agreed. More refusals would mean lost features.
const MOST_REFUSED = 194;

it('answers the recorded cases as MongoDB-compatible servers do, or refuses them', async () => {
  const file = path.join(__dirname, 'cases.json.gz');
  const sets = EJSON.parse(zlib.gunzipSync(readFileSync(file)).toString()) as Recorded[];
  const { connection, close } = await embedded.open();
  const wrong: unknown[] = [];
  const refused: string[] = [];
  let right = 0;
  for (const { docs, other, agreed } of sets) {
    for (const name of ['main', 'other', 'work']) await connection.collection<Doc>(name).deleteMany({});
    await connection.collection<Doc>('main').insertMany(docs);
    await connection.collection<Doc>('other').insertMany(other);
    for (const { test, expect: expected } of agreed) {
      const got = await outcomeOf(connection, test, docs);
      const failed = (got as { error?: string }).error;
      if (JSON.stringify(failed ? { error: true } : got) === expected) right++;
      else if (failed) refused.push(failed);
      else wrong.push({ test, expected, got });
    }
  }
  await close();
  if (process.env.CASES_COUNTS) console.log({ right, wrong: wrong.length, refused });
  expect(wrong).toEqual([]);
  expect(right).toBeGreaterThanOrEqual(1138);
  expect(refused.filter((message) => !/not supported|takes/.test(message))).toEqual([]);
  expect(refused.length).toBeLessThanOrEqual(MOST_REFUSED);
});
