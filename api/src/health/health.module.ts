/** Health checks: whether the process is alive, and whether it can serve requests. */

import { Module } from '@nestjs/common';
import { HealthController } from './health.controller.ts';

/** Tells load balancers and the operator whether this process lives and can serve. */
@Module({ controllers: [HealthController] })
export class HealthModule {}
