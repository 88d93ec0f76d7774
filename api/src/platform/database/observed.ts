import type { MongooseModuleOptions } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import type { Settings } from '../../config/settings.ts';
import type { StorePool } from '../metrics/store-pool.ts';
import { traceStore } from '../tracing/trace-store.ts';
import type { Tracing } from '../tracing/tracing.ts';
import { isEmbedded } from './open-database.ts';

/** What metrics and traces need of a connection, and nothing where they are off. */
export function observed(
  { databaseUri, metricsPort }: Settings,
  pool: StorePool,
  tracing: Tracing,
): MongooseModuleOptions {
  const isRemote = !isEmbedded(databaseUri);
  const options: MongooseModuleOptions = {};
  // Before it connects: the first connections are counted too.
  if (isRemote && metricsPort !== null)
    options.onConnectionCreate = (connection) => pool.watch(connection.getClient());
  if (tracing.isOn) {
    options.monitorCommands = true;
    options.connectionFactory = (connection: Connection) => {
      traceStore(connection.getClient(), isRemote ? 'mongodb' : 'sqlite', tracing);
      return connection;
    };
  }
  return options;
}
