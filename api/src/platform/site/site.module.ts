import { type DynamicModule, Global, Module } from '@nestjs/common';
import { withKeepPeriods } from '@consulting/contracts';
import { Settings } from '../../config/settings.ts';
import { SecurityPolicy } from '../../shared/http/output/security/security-policy.ts';
import { escapeMarkup } from '../../shared/texts/markup.ts';
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
          useFactory: ({ publicUrl, adminUrl, keep, accessibilityAuthority, cspReportUrl }: Settings) => {
            const policy = new SecurityPolicy(cspReportUrl);
            const values = {
              __PUBLIC_URL__: publicUrl,
              __ADMIN_URL__: adminUrl ?? '',
              __ACCESSIBILITY_AUTHORITY__: escapeMarkup(accessibilityAuthority),
            };
            return new Site(folder, {
              fill: (html) =>
                Object.entries(values).reduce(
                  (filled, [mark, value]) => filled.replaceAll(mark, () => value),
                  withKeepPeriods(html, keep),
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
