import { type DynamicModule, Global, Module } from '@nestjs/common';
import { Settings } from '../../config/settings.ts';
import { Site } from './site.ts';

/** The built client, for whoever fills one of its templates. */
@Global()
@Module({})
export class SiteModule {
  static with(folder: string | null): DynamicModule {
    return {
      module: SiteModule,
      providers: [
        {
          provide: Site,
          inject: [Settings],
          useFactory: ({ publicUrl }: Settings) => new Site(folder, publicUrl),
        },
      ],
      exports: [Site],
    };
  }
}
