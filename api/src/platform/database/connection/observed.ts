import type { mongo } from 'mongoose';
import type { Settings } from '../../../config/settings.ts';
import type { StorePool } from '../../metrics/store-pool.ts';
import { traceStore } from '../../tracing/trace-store.ts';
import type { Tracing } from '../../tracing/tracing.ts';
import { isEmbedded } from './open-database.ts';

/** Who looks at what a connection does. */
export interface Observer {
  /** Whether the client tells of its commands, too. */
  monitorCommands: boolean;
  begin(client: mongo.MongoClient): void;
}

/** What metrics and traces need of a connection, and nothing where they are off. */
export function observed(
  { databaseUri, metricsPort }: Settings,
  pool: StorePool,
  tracing: Tracing,
): Observer {
  const isRemote = !isEmbedded(databaseUri);
  return {
    monitorCommands: tracing.isOn,
    begin: (client) => {
      if (isRemote && metricsPort !== null) pool.watch(client);
      traceStore(client, isRemote ? 'mongodb' : 'sqlite', tracing);
    },
  };
}
