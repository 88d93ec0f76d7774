import { type DynamicModule, Global, Module } from '@nestjs/common';
import { GuardedHttps, type EgressParts } from './guarded-https.ts';
import { PublicHttps } from './public-https.port.ts';

/** Outgoing HTTPS requests to addresses that people type, limited to the public internet. */
@Global()
@Module({})
export class EgressModule {
  static with(parts?: EgressParts): DynamicModule {
    const provider = { provide: PublicHttps, useFactory: () => new GuardedHttps(parts) };
    return { module: EgressModule, providers: [provider], exports: [PublicHttps] };
  }
}
