import { Module } from '@nestjs/common';
import { HealthController } from './health.controller.ts';

/** Health checks: tell load balancers and the operator whether this process is alive and can serve requests. */
@Module({ controllers: [HealthController] })
export class HealthModule {}
