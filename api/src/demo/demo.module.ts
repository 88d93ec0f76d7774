import { Module, type OnApplicationBootstrap } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AuthModule } from '../auth/auth.module.ts';
import { DEMO_MODEL, demoSchema, MongoDemoStore } from './adapters/mongo/mongo-demo-store.ts';
import { DemoSeeder, demoSignIns } from './application/demo-seeder.ts';
import { DemoStore } from './application/demo.ports.ts';

/** Demo data of our own making, in the first start on an empty store outside production. */
@Module({
  imports: [AuthModule, MongooseModule.forFeature([{ name: DEMO_MODEL, schema: demoSchema }])],
  providers: [DemoSeeder, { provide: DemoStore, useClass: MongoDemoStore }],
  exports: [DemoSeeder],
})
export class DemoModule implements OnApplicationBootstrap {
  constructor(private readonly seeder: DemoSeeder) {}

  /** Before the server listens, so that the first visitor sees it. */
  async onApplicationBootstrap(): Promise<void> {
    // For the person at the terminal, not for the log: the log has no passwords.
    if (await this.seeder.seed()) process.stdout.write(`${demoSignIns()}\n`);
  }
}
