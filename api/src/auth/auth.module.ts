import { Module } from '@nestjs/common';
import { JwtModule } from '@nestjs/jwt';
import { MongooseModule } from '@nestjs/mongoose';
import { UsersModule } from '../users/users.module.ts';
import { Argon2PasswordHasher } from './adapters/argon2/argon2-password-hasher.ts';
import { AccountController } from './adapters/http/account.controller.ts';
import { AdminAccountController } from './adapters/http/admin-account.controller.ts';
import { AdminSignInController } from './adapters/http/admin-sign-in.controller.ts';
import { AdminsController } from './adapters/http/admins.controller.ts';
import { AuthController } from './adapters/http/auth.controller.ts';
import { EmailChangeController } from './adapters/http/email-change.controller.ts';
import { AdminFactorsController, UserFactorsController } from './adapters/http/own-factors.controller.ts';
import { AdminPasskeysController, UserPasskeysController } from './adapters/http/own-passkeys.controller.ts';
import {
  AdminPasskeySignInController,
  UserPasskeySignInController,
} from './adapters/http/passkey-sign-in.controller.ts';
import {
  AdminPasswordResetController,
  PasswordResetController,
} from './adapters/http/password-reset.controller.ts';
import { SecondFactorResetController } from './adapters/http/second-factor-reset.controller.ts';
import { AdminStageController, UserStageController } from './adapters/http/stage.controller.ts';
import { JwtTokenSigner } from './adapters/jwt/jwt-token-signer.ts';
import {
  AdminJwtStrategy,
  AdminStageJwtStrategy,
  UserJwtStrategy,
  UserStageJwtStrategy,
} from './adapters/jwt/jwt.strategies.ts';
import {
  ADMIN_COUNT_MODEL,
  ADMIN_MODEL,
  adminCountSchema,
  adminSchema,
} from './adapters/mongo/admin.schema.ts';
import { ATTEMPT_MODEL, attemptSchema } from './adapters/mongo/attempt.schema.ts';
import { FACTORS_MODEL, factorsSchema } from './adapters/mongo/factors.schema.ts';
import { MongoAdminRepository } from './adapters/mongo/mongo-admin.repository.ts';
import { MongoAttemptRepository } from './adapters/mongo/mongo-attempt.repository.ts';
import { MongoFactorRepository } from './adapters/mongo/mongo-factor.repository.ts';
import { MongoOneTimeTokenRepository } from './adapters/mongo/mongo-one-time-token.repository.ts';
import { MongoSessionRepository } from './adapters/mongo/mongo-session.repository.ts';
import { ONE_TIME_TOKEN_MODEL, oneTimeTokenSchema } from './adapters/mongo/one-time-token.schema.ts';
import { SESSION_MODEL, sessionSchema } from './adapters/mongo/session.schema.ts';
import { OtpauthCodes } from './adapters/otpauth/otpauth-codes.ts';
import { AuthSweeper } from './adapters/schedule/auth-sweeper.ts';
import { SimpleWebauthn } from './adapters/webauthn/simple-webauthn.ts';
import { AccountHolders } from './application/account-holders.ts';
import { AdminAccessAudit } from './application/admin-access-audit.ts';
import { AdminSignInService } from './application/admin-sign-in.service.ts';
import { AdminRepository } from './application/admins.ports.ts';
import { AdminsService } from './application/admins.service.ts';
import { AuthAccountListener } from './application/auth-account-listener.ts';
import { EmailChangeService } from './application/email-change.service.ts';
import { ExchangeCodes } from './application/exchange-codes.ts';
import { FactorRepository, OneTimeCodes } from './application/factors.ports.ts';
import { MailBudget } from './application/mail-budget.ts';
import { OneTimeTokenRepository } from './application/one-time-tokens.ports.ts';
import { OneTimeTokens } from './application/one-time-tokens.ts';
import { OwnAccountService } from './application/own-account.service.ts';
import { OwnerCheck } from './application/owner-check.ts';
import { PasskeyCheck } from './application/passkey-check.ts';
import { Webauthn } from './application/passkeys.ports.ts';
import { PasskeysService } from './application/passkeys.service.ts';
import { PasswordCheck } from './application/password-check.ts';
import { PasswordResetService } from './application/password-reset.service.ts';
import { AttemptRepository, PasswordHasher } from './application/passwords.ports.ts';
import { RegistrationService } from './application/registration.service.ts';
import { SecondFactorCheck } from './application/second-factor-check.ts';
import { SecondFactorReset } from './application/second-factor-reset.ts';
import { SecondFactorService } from './application/second-factor.service.ts';
import { SessionRepository, TokenSigner } from './application/sessions.ports.ts';
import { SessionsService } from './application/sessions.service.ts';
import { SignInService } from './application/sign-in.service.ts';
import { StageTokens } from './application/stage-tokens.ts';
import { UserRestrictionsService } from './application/user-restrictions.service.ts';
import { WrongTries } from './application/wrong-tries.ts';

/** Who is calling, and how people register and sign in. */
@Module({
  imports: [
    UsersModule,
    JwtModule.register({}),
    MongooseModule.forFeature([
      { name: SESSION_MODEL, schema: sessionSchema },
      { name: ONE_TIME_TOKEN_MODEL, schema: oneTimeTokenSchema },
      { name: ATTEMPT_MODEL, schema: attemptSchema },
      { name: FACTORS_MODEL, schema: factorsSchema },
      { name: ADMIN_MODEL, schema: adminSchema },
      { name: ADMIN_COUNT_MODEL, schema: adminCountSchema },
    ]),
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
    EmailChangeService,
    ExchangeCodes,
    AccountHolders,
    AuthAccountListener,
    MailBudget,
    OneTimeTokens,
    OwnAccountService,
    OwnerCheck,
    PasskeyCheck,
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
    { provide: FactorRepository, useClass: MongoFactorRepository },
    { provide: OneTimeCodes, useClass: OtpauthCodes },
    { provide: OneTimeTokenRepository, useClass: MongoOneTimeTokenRepository },
    { provide: PasswordHasher, useClass: Argon2PasswordHasher },
    { provide: SessionRepository, useClass: MongoSessionRepository },
    { provide: TokenSigner, useClass: JwtTokenSigner },
    { provide: Webauthn, useClass: SimpleWebauthn },
  ],
  exports: [
    AdminsService,
    ExchangeCodes,
    PasswordCheck,
    SecondFactorReset,
    SecondFactorService,
    SessionsService,
    SignInService,
  ],
})
export class AuthModule {}
