// Writes numbers to FILE until it is killed, and prints each one on a line once it is acknowledged.
import { writeSync } from 'node:fs';
import mongoose from 'mongoose';
import { sqliteDriver } from '../../dist/index.js';

const [file, run] = process.argv.slice(2);
mongoose.setDriver(sqliteDriver());
const connection = await mongoose.createConnection(`sqlite:${file}`).asPromise();
const written = connection.collection('written');
await written.createIndex({ run: 1, n: 1, half: 1 }, { unique: true });
for (let n = 0; ; n++) {
  await connection.transaction(async (session) => {
    await written.insertMany(
      [
        { run, n, half: 'a' },
        { run, n, half: 'b' },
      ],
      { session },
    );
    await connection
      .collection('counters')
      .updateOne({ run }, { $set: { n: n + 1 } }, { upsert: true, session });
  });
  writeSync(1, `${n}\n`);
}
