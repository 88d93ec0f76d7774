import { type DynamicModule, Global, Module } from '@nestjs/common';
import { withKeepPeriods } from '@consulting/contracts';
import { Settings } from '../../config/settings.ts';
import { SecurityPolicy } from '../../shared/http/output/security/security-policy.ts';
import { Site } from './site.ts';

/** The site: serves the built client from memory and fills its templates. */
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
          useFactory: ({ publicUrl, adminUrl, keep, cspReportUrl }: Settings) => {
            const policy = new SecurityPolicy(cspReportUrl);
            return new Site(folder, {
              fill: (html) =>
                withKeepPeriods(
                  html.replaceAll('__PUBLIC_URL__', publicUrl).replaceAll('__ADMIN_URL__', adminUrl ?? ''),
                  keep,
                ),
              policyOf: (html) => policy.ofPage(html),
            });
          },
        },
      ],
      exports: [Site],
    };
  }
}
