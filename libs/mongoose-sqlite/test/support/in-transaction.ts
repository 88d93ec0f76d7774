import type { ClientSession, Connection } from 'mongoose';

/** Runs `work` in a transaction and ends it. */
export async function inTransaction(
  connection: Connection,
  end: 'commitTransaction' | 'abortTransaction',
  work: (session: ClientSession) => Promise<void>,
): Promise<void> {
  const session = await connection.startSession();
  session.startTransaction();
  await work(session);
  await session[end]();
  await session.endSession();
}
