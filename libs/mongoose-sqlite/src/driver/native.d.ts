declare module 'mongoose/lib/drivers/node-mongodb-native/index.js' {
  /** The parts of Mongoose's native connection that a driver built on it touches. */
  class Connection {
    config: Record<string, unknown>;
    readyState: number;
    client: unknown;
    db: unknown;
    name: string;
    host: string;
    otherDbs: Connection[];
    collections: Record<string, { onOpen(): void }>;
    _destroyCalled?: boolean;
    _connectionString: string;
    _connectionOptions: object;
    onOpen(): void;
  }
  class Collection {}
  class BulkWriteResult {
    constructor(tally: object, ordered: boolean);
    insertedCount: number;
    insertedIds: Record<number, unknown>;
  }
  const native: {
    Connection: typeof Connection;
    Collection: typeof Collection;
    BulkWriteResult: typeof BulkWriteResult;
  };
  namespace native {
    type Connection = InstanceType<typeof native.Connection>;
  }
  export default native;
}
