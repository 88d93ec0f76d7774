import { Module } from '@nestjs/common';
import { UsersModule } from '../../users/users.module.ts';
import { AuthModule } from '../auth.module.ts';
import { LinkedInController } from './adapters/http/linkedin.controller.ts';
import { OidcIdentityProvider } from './adapters/oidc/oidc-identity-provider.ts';
import { IdentityProvider } from './application/identity-provider.ts';
import { ProviderSignInService } from './application/provider-sign-in.service.ts';

/** Sign-in through LinkedIn, or another OpenID Connect provider. */
@Module({
  imports: [AuthModule, UsersModule],
  controllers: [LinkedInController],
  providers: [ProviderSignInService, { provide: IdentityProvider, useClass: OidcIdentityProvider }],
})
export class LinkedInModule {}
