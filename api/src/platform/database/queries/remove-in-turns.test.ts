import { Schema, type Model } from 'mongoose';
import { engines, openTestDatabase, type TestDatabase } from '../../../../../test/support/app/database.ts';
import { turnsDuring } from '../../../../../test/support/app/turns.ts';
import { removeInTurns } from './remove-in-turns.ts';

interface Entry {
  n: number;
  expiresAt: Date;
}

const schema = new Schema<Entry>({ n: Number, expiresAt: Date });
schema.index({ expiresAt: 1 });

const [PAST, FUTURE] = [new Date('2026-01-01T00:00:00Z'), new Date('2027-01-01T00:00:00Z')];

describe.each(engines())('removing many on %s', (engine) => {
  let db: TestDatabase;
  let model: Model<Entry>;
  beforeAll(async () => {
    db = await openTestDatabase(engine);
    model = await db.model<Entry>('RemovedInTurns', schema);
  });
  afterEach(() => db.clear());
  afterAll(() => db.close());

  it('leaves what does not match, and lets others in between', async () => {
    await model.insertMany(
      Array.from({ length: 450 }, (_, n) => ({ n, expiresAt: n % 10 === 0 ? FUTURE : PAST })),
    );
    const turns = await turnsDuring(() => removeInTurns(model, { expiresAt: { $lt: FUTURE } }));
    expect(await model.countDocuments()).toBe(45);
    expect(turns).toBeGreaterThan(1);
  });

  it('does nothing where nothing matches', async () => {
    await model.create([{ n: 1, expiresAt: FUTURE }]);
    await removeInTurns(model, { expiresAt: { $lt: FUTURE } });
    expect(await model.countDocuments()).toBe(1);
  });
});
