import { type Connection, Schema } from 'mongoose';
import { useEngine } from '../../../../../test/support/app/database.ts';
import { FakeMongodb } from '../../../../../test/support/stand-ins/fake-mongodb.ts';
import { connect } from '../connection/connect.ts';
import { RETRIED_WITHIN } from '../connection/open-database.ts';
import { StoreAway } from '../mongo-errors.ts';
import { hotFind } from './hot-read.ts';
import { retriedRead } from './retried-read.ts';

describe('a read that is sent again', () => {
  /** Returns a read that fails with these errors, one after another, and the number of times it was sent. */
  const failing = (...errors: Error[]) => {
    const sent = { times: 0, read: () => Promise.resolve('read') };
    sent.read = () => {
      const error = errors[sent.times++];
      return error ? Promise.reject(error) : Promise.resolve('read');
    };
    return sent;
  };

  it('has the answer of the second time, or its failure', async () => {
    const once = failing(new StoreAway());
    expect(await retriedRead(once.read)).toBe('read');
    const last = new StoreAway();
    const twice = failing(new StoreAway(), last, new StoreAway());
    await expect(retriedRead(twice.read)).rejects.toBe(last);
    expect([once.times, twice.times]).toEqual([2, 2]);
  });

  it('is not sent again when something else is wrong', async () => {
    const wrong = new Error('unknown operator');
    const sent = failing(wrong);
    await expect(retriedRead(sent.read)).rejects.toBe(wrong);
    expect(sent.times).toBe(1);
  });

  it('is not sent again when its second failure would come too late', async () => {
    jest.useFakeTimers();
    try {
      const sent = failing(new StoreAway());
      const read = () => {
        jest.advanceTimersByTime(RETRIED_WITHIN + 1);
        return sent.read();
      };
      await expect(retriedRead(read)).rejects.toThrow(StoreAway);
      expect(sent.times).toBe(1);
    } finally {
      jest.useRealTimers();
    }
  });
});

describe('a hot read', () => {
  let fake: FakeMongodb;
  let connection: Connection;
  let finds = 0;
  /** MongoDB's answer to a command while it shuts down: the driver repeats a `find` after it, once. */
  const SHUTS_DOWN = { ok: 0, code: 11600, codeName: 'InterruptedAtShutdown', errmsg: 'shuts down' };
  const HELLO = { isWritablePrimary: true, setName: 'rs0', maxWireVersion: 25, minWireVersion: 0 };

  beforeAll(async () => {
    await useEngine('mongodb://');
    fake = await FakeMongodb.start((command) => {
      if (!('find' in command)) return { ...HELLO, hosts: [fake.host], me: fake.host };
      return ++finds <= 2
        ? SHUTS_DOWN
        : { cursor: { id: 0n, ns: 'any.notes', firstBatch: [{ text: 'one' }] } };
    });
    connection = await connect(`mongodb://${fake.host}/any?replicaSet=rs0`);
  });
  afterAll(async () => {
    await connection.close();
    fake.close();
  });

  it('outlasts a store that twice cannot serve', async () => {
    const notes = connection.model<{ text: string }>('Note', new Schema<{ text: string }>({ text: String }));
    expect(await hotFind(notes, {})).toEqual([{ text: 'one' }]);
    expect(finds).toBe(3);
  });
});
