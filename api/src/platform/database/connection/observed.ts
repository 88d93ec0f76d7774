import type { mongo } from 'mongoose';
import type { Settings } from '../../../config/settings.ts';
import type { StorePool } from '../../metrics/store-pool.ts';
import { traceStore } from '../../tracing/trace-store.ts';
import type { Tracing } from '../../tracing/tracing.ts';
import { isEmbedded } from './open-database.ts';

/** An observer of a connection. */
export interface Observer {
  /** Whether the client also reports its commands. */
  monitorCommands: boolean;
  begin(client: mongo.MongoClient): void;
}

/** Returns the observer for metrics and traces; it observes nothing where they are off. */
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
