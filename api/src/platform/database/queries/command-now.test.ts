import mongoose, { type Connection } from 'mongoose';
import { freshDatabaseUri, onMongodb, useEngine } from '../../../../../test/support/app/database.ts';
import { commandNow } from './command-now.ts';

onMongodb('a command that waits for nothing', () => {
  const PING = { ping: 1 };
  let opened: Connection[] = [];

  /** Opens a connection to a server, of which one is free for commands. */
  async function open(options: mongoose.ConnectOptions = {}): Promise<Connection> {
    const uri = freshDatabaseUri('mongodb');
    await useEngine(uri);
    const connection = await mongoose.createConnection(uri, { maxPoolSize: 1, ...options }).asPromise();
    opened.push(connection);
    await connection.db?.command(PING);
    return connection;
  }
  afterEach(async () => {
    for (const connection of opened) await connection.close();
    opened = [];
  });

  it('is answered on a free connection, and is not sent when there is none', async () => {
    const connection = await open();
    const both = await Promise.all([commandNow(connection, PING), commandNow(connection, PING)]);
    expect(both).toEqual([expect.objectContaining({ ok: 1 }), null]);
    expect(await commandNow(connection, PING)).toMatchObject({ ok: 1 });
  });

  it('is left to the driver when it fails, when the address asks for more, and after the end', async () => {
    expect(await commandNow(await open(), { nonsense: 1 })).toBeNull();
    const careful = await open({ readConcernLevel: 'majority' });
    expect(await commandNow(careful, PING)).toBeNull();
    const ended = await open();
    await ended.close();
    expect(await commandNow(ended, PING)).toBeNull();
  });
});
