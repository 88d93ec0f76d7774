/** Health checks: whether the process is alive, and whether it can serve requests. */

import { Module } from '@nestjs/common';
import { HealthController } from './health.controller.ts';

@Module({ controllers: [HealthController] })
export class HealthModule {}
