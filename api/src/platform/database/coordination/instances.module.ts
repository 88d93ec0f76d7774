import { Module } from '@nestjs/common';
import { Instances } from './instances.ts';

/** A module of its own, because the modules that another one needs are ready before it: this one before migrations run. */
@Module({ providers: [Instances], exports: [Instances] })
export class InstancesModule {}
