import { Module, type OnApplicationBootstrap } from '@nestjs/common';
import { AuthModule } from '../auth/auth.module.ts';
import { MongoDemoStore, demoCollection } from './adapters/mongo/mongo-demo-store.ts';
import { DemoSeeder, demoSignIns } from './application/demo-seeder.ts';
import { DemoPortraitFiles } from './adapters/files/demo-portrait-files.ts';
import { DemoTeam } from './application/demo-team.ts';
import { DemoPortraits, DemoStore } from './application/demo.ports.ts';
import { ProposalsModule } from '../proposals/proposals.module.ts';
import { modelsOf } from '../platform/database/collections/collection.ts';

/** Our own demo data, created at the first start on an empty store outside production. */
@Module({
  imports: [AuthModule, ProposalsModule, modelsOf(demoCollection)],
  providers: [
    DemoSeeder,
    DemoTeam,
    { provide: DemoStore, useClass: MongoDemoStore },
    { provide: DemoPortraits, useClass: DemoPortraitFiles },
  ],
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
