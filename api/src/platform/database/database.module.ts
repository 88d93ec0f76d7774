import { Global, Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { Settings } from '../../config/settings.ts';
import { Leases } from './leases.ts';
import { Migrations } from './migrations/migrations.ts';
import { MongoUnitOfWork } from './mongo-unit-of-work.ts';
import { chooseEngine, connectOptions, retries } from './open-database.ts';
import { UnitOfWork } from './unit-of-work.ts';

@Global()
@Module({
  imports: [
    MongooseModule.forRootAsync({
      inject: [Settings],
      useFactory: async (settings: Settings) => {
        const { databaseUri: uri } = settings;
        await chooseEngine(uri);
        // Collections and indexes come with migrations: a start creates nothing that is there.
        const byMigration = { autoCreate: false, autoIndex: false };
        return { uri, ...byMigration, ...retries(uri), ...connectOptions(uri) };
      },
    }),
  ],
  providers: [Migrations, Leases, { provide: UnitOfWork, useClass: MongoUnitOfWork }],
  exports: [UnitOfWork, Leases],
})
export class DatabaseModule {}
