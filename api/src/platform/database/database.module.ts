import { Global, Module, type OnApplicationBootstrap } from '@nestjs/common';
import { InjectConnection, MongooseModule } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { Settings } from '../../config/settings.ts';
import { InstancesModule } from './instances.module.ts';
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
        return { uri, ...retries(uri), ...connectOptions(uri) };
      },
    }),
    InstancesModule,
  ],
  providers: [Migrations, { provide: UnitOfWork, useClass: MongoUnitOfWork }],
  exports: [UnitOfWork],
})
export class DatabaseModule implements OnApplicationBootstrap {
  constructor(@InjectConnection() private readonly connection: Connection) {}

  /** No request is served before the unique indexes exist: they decide between simultaneous writes. */
  async onApplicationBootstrap(): Promise<void> {
    await Promise.all(Object.values(this.connection.models).map((model) => model.init()));
  }
}
