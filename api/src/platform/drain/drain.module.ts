/** Graceful end of HTTP serving: stops new requests and finishes those in progress. */

import { Global, Module } from '@nestjs/common';
import { Draining } from './draining.ts';

/** Ends the serving of HTTP at a shutdown, before anything that requests need. */
@Global()
@Module({ providers: [Draining], exports: [Draining] })
export class DrainModule {}
