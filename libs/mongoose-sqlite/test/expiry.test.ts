import { setImmediate as turn } from 'node:timers/promises';
import { openWithMinutes } from './support/minutes.ts';

it('removes what has expired some at a time, with others in between', async () => {
  const { own, endMinute } = await openWithMinutes();
  const expiring = own.connection.collection<{ at: Date }>('c');
  await expiring.createIndex({ at: 1 }, { expireAfterSeconds: 60 });
  await expiring.insertMany(
    Array.from({ length: 1_000 }, (_, i) => ({ at: i < 450 ? new Date(0) : new Date() })),
  );
  endMinute();
  const left = [await expiring.countDocuments()];
  for (let turns = 0; turns < 10; turns++) {
    await turn();
    left.push(await expiring.countDocuments());
  }
  expect(left[0]).toBeGreaterThan(550);
  expect(left.at(-1)).toBe(550);
  await own.close();
});
