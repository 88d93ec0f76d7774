import { Module } from '@nestjs/common';
import { ApplicationsModule } from '../applications/applications.module.ts';
import { modelsOf } from '../platform/database/collections/collection.ts';
import { UsersModule } from '../users/users.module.ts';
import { PoolLinkController } from './adapters/http/pool-link.controller.ts';
import { PoolController } from './adapters/http/pool.controller.ts';
import { MongoPoolRepository } from './adapters/mongo/mongo-pool.repository.ts';
import { poolConsentsCollection } from './adapters/mongo/pool-consent.schema.ts';
import { PoolSchedule } from './adapters/schedule/pool-schedule.ts';
import { PoolRepository } from './application/pool.ports.ts';
import { PoolService } from './application/pool.service.ts';

/** The talent pool: whether the firm may keep the documents of people whom it has rejected, and write to them. */
@Module({
  imports: [ApplicationsModule, UsersModule, modelsOf(poolConsentsCollection)],
  controllers: [PoolController, PoolLinkController],
  providers: [PoolService, PoolSchedule, { provide: PoolRepository, useClass: MongoPoolRepository }],
  exports: [PoolService],
})
export class PoolModule {}
