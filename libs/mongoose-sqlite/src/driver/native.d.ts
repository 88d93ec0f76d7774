declare module 'mongoose/lib/drivers/node-mongodb-native/index.js' {
  import type { Collection, Connection as Base } from 'mongoose';
  /** Mongoose's native connection: its public members, and those that a derived driver uses. */
  export class Connection extends Base {
    readonly collections: Record<string, Collection & { onOpen(): void }>;
    otherDbs: Connection[];
    onOpen(): void;
  }
  const native: { Connection: typeof Connection; Collection: unknown };
  export default native;
}
