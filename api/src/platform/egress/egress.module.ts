import { type DynamicModule, Global, Module } from '@nestjs/common';
import { Settings } from '../../config/settings.ts';
import { GuardedHttps, type EgressParts } from './guarded-https.ts';
import { PublicHttps } from './public-https.port.ts';

/** Outgoing HTTPS requests to addresses that people type, limited to the public internet. */
@Global()
@Module({})
export class EgressModule {
  static with(parts?: EgressParts): DynamicModule {
    const provider = {
      provide: PublicHttps,
      inject: [Settings],
      useFactory: ({ webhooksAllowLoopback }: Settings) =>
        new GuardedHttps({ allowsLoopback: webhooksAllowLoopback, ...parts }),
    };
    return { module: EgressModule, providers: [provider], exports: [PublicHttps] };
  }
}
