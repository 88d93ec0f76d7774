import { Module } from '@nestjs/common';
import { Instances } from './instances.ts';

/**
 * Notes in the store which processes run on it. A module of its own, because the modules that another one needs are
 * ready before it: this one before migrations run.
 */
@Module({ providers: [Instances], exports: [Instances] })
export class InstancesModule {}
