import { Module } from '@nestjs/common';
import { Instances } from './instances.ts';

/**
 * Records in the store which processes run on it. It is a module of its own so that it is ready before migrations run:
 * Nest initialises the imports of a module first.
 */
@Module({ providers: [Instances], exports: [Instances] })
export class InstancesModule {}
