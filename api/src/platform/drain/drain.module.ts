import { Global, Module } from '@nestjs/common';
import { Draining } from './draining.ts';

/** Ends HTTP serving at a shutdown, before anything that requests need: takes no new ones and finishes the rest. */
@Global()
@Module({ providers: [Draining], exports: [Draining] })
export class DrainModule {}
