import { Global, Module, type OnApplicationShutdown } from '@nestjs/common';
import { getConnectionToken, InjectConnection } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { Settings } from '../../config/settings.ts';
import { StorePool } from '../metrics/store-pool.ts';
import { Tracing } from '../tracing/tracing.ts';
import { MongoPersonalDocuments } from './collections/mongo-personal-documents.ts';
import { PersonalDocuments } from './collections/personal-documents.port.ts';
import { connect } from './connection/connect.ts';
import { InstancesModule } from './coordination/instances.module.ts';
import { Leases } from './coordination/leases.ts';
import { Migrations } from './migrations/migrations.ts';
import { MongoUnitOfWork } from './mongo-unit-of-work.ts';
import { observed } from './connection/observed.ts';
import { StoreWatch } from './coordination/store-watch.ts';
import { UnitOfWork } from './unit-of-work.ts';

/** The connection to the store with its migrations, units of work and leases. */
@Global()
@Module({
  imports: [InstancesModule],
  providers: [
    {
      // In place of MongooseModule.forRoot, which writes a stack into the log for each attempt to connect.
      provide: getConnectionToken(),
      inject: [Settings, StorePool, Tracing],
      useFactory: (settings: Settings, pool: StorePool, tracing: Tracing) =>
        connect(settings.databaseUri, observed(settings, pool, tracing)),
    },
    Migrations,
    Leases,
    StoreWatch,
    { provide: UnitOfWork, useClass: MongoUnitOfWork },
    { provide: PersonalDocuments, useClass: MongoPersonalDocuments },
  ],
  exports: [getConnectionToken(), UnitOfWork, PersonalDocuments, StoreWatch, Leases],
})
export class DatabaseModule implements OnApplicationShutdown {
  constructor(@InjectConnection() private readonly connection: Connection) {}

  async onApplicationShutdown(): Promise<void> {
    await this.connection.close();
  }
}
