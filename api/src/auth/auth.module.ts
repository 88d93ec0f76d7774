import { Global, Module } from '@nestjs/common';
import { JwtModule } from '@nestjs/jwt';
import { KeyMakers } from '../api-keys/application/api-keys.ports.ts';
import { KeysModule } from '../api-keys/api-keys.module.ts';
import { UsersModule } from '../users/users.module.ts';
import { MakersOfKeys } from './admins/adapters/api-keys/makers-of-keys.ts';
import { AdminHolds } from './admins/application/admin-holds.ts';
import { AdminNotices } from './admins/application/admin-notices.ts';
import { AdminRecovery } from './sessions/application/admin-recovery.ts';
import { Argon2PasswordHasher } from './passwords/adapters/argon2/argon2-password-hasher.ts';
import { AccountController } from './account/adapters/http/account.controller.ts';
import { AdminAccountController } from './account/adapters/http/admin-account.controller.ts';
import { AdminSignInController } from './sign-in/adapters/http/admin-sign-in.controller.ts';
import { AdminsController } from './account/adapters/http/admins.controller.ts';
import { AuthController } from './sign-in/adapters/http/auth.controller.ts';
import { EmailChangeController } from './account/adapters/http/email-change.controller.ts';
import {
  AdminFactorsController,
  UserFactorsController,
} from './second-factor/adapters/http/own-factors.controller.ts';
import {
  AdminPasskeysController,
  UserPasskeysController,
} from './second-factor/adapters/http/own-passkeys.controller.ts';
import {
  AdminPasskeySignInController,
  UserPasskeySignInController,
} from './sign-in/adapters/http/passkey-sign-in.controller.ts';
import {
  AdminPasswordResetController,
  PasswordResetController,
} from './account/adapters/http/password-reset.controller.ts';
import { SecondFactorResetController } from './second-factor/adapters/http/second-factor-reset.controller.ts';
import { AdminStageController, UserStageController } from './sign-in/adapters/http/stage.controller.ts';
import { JwtTokenSigner } from './sessions/adapters/jwt/jwt-token-signer.ts';
import {
  AdminJwtStrategy,
  AdminStageJwtStrategy,
  UserJwtStrategy,
  UserStageJwtStrategy,
} from './sign-in/adapters/jwt/jwt.strategies.ts';
import { adminsCollection, adminCountsCollection } from './admins/adapters/mongo/admin.schema.ts';
import { attemptsCollection } from './passwords/adapters/mongo/attempt.schema.ts';
import { ZxcvbnStrength } from './passwords/adapters/zxcvbn/zxcvbn-strength.ts';
import { factorsCollection } from './second-factor/adapters/mongo/factors.schema.ts';
import { MongoAdminRepository } from './admins/adapters/mongo/mongo-admin.repository.ts';
import { MongoAttemptRepository } from './passwords/adapters/mongo/mongo-attempt.repository.ts';
import { MongoFactorRepository } from './second-factor/adapters/mongo/mongo-factor.repository.ts';
import { MongoOneTimeTokenRepository } from './sessions/adapters/mongo/mongo-one-time-token.repository.ts';
import { MongoSessionRepository } from './sessions/adapters/mongo/mongo-session.repository.ts';
import { oneTimeTokensCollection } from './sessions/adapters/mongo/one-time-token.schema.ts';
import { sessionsCollection } from './sessions/adapters/mongo/session.schema.ts';
import { OtpauthCodes } from './second-factor/adapters/otpauth/otpauth-codes.ts';
import { AuthSweeper } from './account/adapters/schedule/auth-sweeper.ts';
import { SimpleWebauthn } from './second-factor/adapters/webauthn/simple-webauthn.ts';
import { SignInAccounts } from './sessions/application/sign-in-accounts.ts';
import { AdminAccessAudit } from './sessions/application/admin-access-audit.ts';
import { AdminSignInService } from './sign-in/application/admin-sign-in.service.ts';
import { AdminRepository } from './admins/application/admins.ports.ts';
import { AdminsService } from './account/application/admins.service.ts';
import { AuthAccountListener } from './account/application/auth-account-listener.ts';
import { AddressWishes } from './account/application/address-wishes.ts';
import { EmailChangeService } from './account/application/email-change.service.ts';
import { ExchangeCodes } from './sign-in/application/exchange-codes.ts';
import { FactorRepository, OneTimeCodes } from './second-factor/application/factors.ports.ts';
import { MailBudget } from './account/application/mail-budget.ts';
import { OneTimeTokenRepository } from './sessions/application/one-time-tokens.ports.ts';
import { OneTimeTokens } from './sessions/application/one-time-tokens.ts';
import { OwnAccountService } from './account/application/own-account.service.ts';
import { OwnerCheck } from './second-factor/application/owner-check.ts';
import { PasskeyCheck } from './second-factor/application/passkey-check.ts';
import { SignInChallenges } from './second-factor/application/sign-in-challenges.ts';
import { Webauthn } from './second-factor/application/passkeys.ports.ts';
import { PasskeysService } from './second-factor/application/passkeys.service.ts';
import { PasswordCheck } from './passwords/application/password-check.ts';
import { PasswordResetService } from './account/application/password-reset.service.ts';
import {
  AttemptRepository,
  PasswordHasher,
  PasswordStrength,
} from './passwords/application/passwords.ports.ts';
import { RegistrationService } from './account/application/registration.service.ts';
import { SecondFactorCheck } from './second-factor/application/second-factor-check.ts';
import { SecondFactorReset } from './second-factor/application/second-factor-reset.ts';
import { SecondFactorService } from './second-factor/application/second-factor.service.ts';
import { SessionRepository, TokenSigner } from './sessions/application/sessions.ports.ts';
import { SessionsService } from './sessions/application/sessions.service.ts';
import { SignInService } from './sign-in/application/sign-in.service.ts';
import { StageTokens } from './sign-in/application/stage-tokens.ts';
import { UserRestrictionsService } from './account/application/user-restrictions.service.ts';
import { WrongTries } from './passwords/application/wrong-tries.ts';
import { modelsOf } from '../platform/database/collections/collection.ts';

/**
 * Identifies callers, and lets users and administrators register, sign in and keep their accounts safe. Global for
 * api-keys, which cannot import it: its port of the makers of keys is implemented here.
 */
@Global()
@Module({
  imports: [
    UsersModule,
    KeysModule,
    JwtModule.register({}),
    modelsOf(
      sessionsCollection,
      oneTimeTokensCollection,
      attemptsCollection,
      factorsCollection,
      adminsCollection,
      adminCountsCollection,
    ),
  ],
  controllers: [
    AuthController,
    UserStageController,
    UserPasskeySignInController,
    UserFactorsController,
    UserPasskeysController,
    EmailChangeController,
    PasswordResetController,
    AccountController,
    AdminSignInController,
    AdminStageController,
    AdminPasskeySignInController,
    AdminFactorsController,
    AdminPasskeysController,
    AdminPasswordResetController,
    AdminAccountController,
    AdminsController,
    SecondFactorResetController,
  ],
  providers: [
    AdminsService,
    AdminSignInService,
    AdminAccessAudit,
    AdminHolds,
    AdminNotices,
    AdminRecovery,
    AddressWishes,
    EmailChangeService,
    ExchangeCodes,
    SignInAccounts,
    AuthAccountListener,
    MailBudget,
    OneTimeTokens,
    OwnAccountService,
    OwnerCheck,
    PasskeyCheck,
    SignInChallenges,
    PasskeysService,
    PasswordCheck,
    PasswordResetService,
    RegistrationService,
    SecondFactorCheck,
    SecondFactorReset,
    SecondFactorService,
    SessionsService,
    SignInService,
    StageTokens,
    UserRestrictionsService,
    WrongTries,
    UserJwtStrategy,
    UserStageJwtStrategy,
    AdminJwtStrategy,
    AdminStageJwtStrategy,
    AuthSweeper,
    { provide: AdminRepository, useClass: MongoAdminRepository },
    { provide: AttemptRepository, useClass: MongoAttemptRepository },
    { provide: KeyMakers, useClass: MakersOfKeys },
    { provide: FactorRepository, useClass: MongoFactorRepository },
    { provide: OneTimeCodes, useClass: OtpauthCodes },
    { provide: OneTimeTokenRepository, useClass: MongoOneTimeTokenRepository },
    { provide: PasswordHasher, useClass: Argon2PasswordHasher },
    { provide: PasswordStrength, useClass: ZxcvbnStrength },
    { provide: SessionRepository, useClass: MongoSessionRepository },
    { provide: TokenSigner, useClass: JwtTokenSigner },
    { provide: Webauthn, useClass: SimpleWebauthn },
  ],
  exports: [
    AdminHolds,
    AdminNotices,
    AdminRecovery,
    AdminsService,
    KeyMakers,
    ExchangeCodes,
    MailBudget,
    PasswordCheck,
    SecondFactorReset,
    SecondFactorService,
    SessionsService,
    SignInService,
  ],
})
export class AuthModule {}
