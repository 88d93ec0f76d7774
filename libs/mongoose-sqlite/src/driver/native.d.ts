declare module 'mongoose/lib/drivers/node-mongodb-native/index.js' {
  /** The parts of Mongoose's native connection that a driver built on it touches. */
  export class Connection {
    config: Record<string, unknown>;
    readyState: number;
    client: unknown;
    db: unknown;
    name: string;
    otherDbs: Connection[];
    collections: Record<string, { onOpen(): void }>;
    _connectionString: string;
    onOpen(): void;
  }
  const native: { Connection: typeof Connection; Collection: unknown };
  export default native;
}
