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
import {
  AdminPasswordResetController,
  PasswordResetController,
} from './adapters/http/password-reset.controller.ts';
import { JwtTokenSigner } from './adapters/jwt/jwt-token-signer.ts';
import { AdminJwtStrategy, UserJwtStrategy } from './adapters/jwt/jwt.strategies.ts';
import {
  ADMIN_COUNT_MODEL,
  ADMIN_MODEL,
  adminCountSchema,
  adminSchema,
} from './adapters/mongo/admin.schema.ts';
import { ATTEMPT_MODEL, attemptSchema } from './adapters/mongo/attempt.schema.ts';
import { MongoAdminRepository } from './adapters/mongo/mongo-admin.repository.ts';
import { MongoAttemptRepository } from './adapters/mongo/mongo-attempt.repository.ts';
import { MongoOneTimeTokenRepository } from './adapters/mongo/mongo-one-time-token.repository.ts';
import { MongoSessionRepository } from './adapters/mongo/mongo-session.repository.ts';
import { ONE_TIME_TOKEN_MODEL, oneTimeTokenSchema } from './adapters/mongo/one-time-token.schema.ts';
import { SESSION_MODEL, sessionSchema } from './adapters/mongo/session.schema.ts';
import { AuthSweeper } from './adapters/schedule/auth-sweeper.ts';
import { AccountHolders } from './application/account-holders.ts';
import { AdminAccessAudit } from './application/admin-access-audit.ts';
import { AdminSignInService } from './application/admin-sign-in.service.ts';
import { AdminRepository } from './application/admins.ports.ts';
import { AdminsService } from './application/admins.service.ts';
import { AuthAccountListener } from './application/auth-account-listener.ts';
import { EmailChangeService } from './application/email-change.service.ts';
import { ExchangeCodes } from './application/exchange-codes.ts';
import { MailBudget } from './application/mail-budget.ts';
import { OneTimeTokenRepository } from './application/one-time-tokens.ports.ts';
import { OneTimeTokens } from './application/one-time-tokens.ts';
import { OwnAccountService } from './application/own-account.service.ts';
import { OwnerCheck } from './application/owner-check.ts';
import { PasswordCheck } from './application/password-check.ts';
import { PasswordResetService } from './application/password-reset.service.ts';
import { AttemptRepository, PasswordHasher } from './application/passwords.ports.ts';
import { RegistrationService } from './application/registration.service.ts';
import { SessionRepository, TokenSigner } from './application/sessions.ports.ts';
import { SessionsService } from './application/sessions.service.ts';
import { SignInService } from './application/sign-in.service.ts';
import { UserRestrictionsService } from './application/user-restrictions.service.ts';

/** Who is calling, and how people register and sign in. */
@Module({
  imports: [
    UsersModule,
    JwtModule.register({}),
    MongooseModule.forFeature([
      { name: SESSION_MODEL, schema: sessionSchema },
      { name: ONE_TIME_TOKEN_MODEL, schema: oneTimeTokenSchema },
      { name: ATTEMPT_MODEL, schema: attemptSchema },
      { name: ADMIN_MODEL, schema: adminSchema },
      { name: ADMIN_COUNT_MODEL, schema: adminCountSchema },
    ]),
  ],
  controllers: [
    AuthController,
    EmailChangeController,
    PasswordResetController,
    AccountController,
    AdminSignInController,
    AdminPasswordResetController,
    AdminAccountController,
    AdminsController,
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
    PasswordCheck,
    PasswordResetService,
    RegistrationService,
    SessionsService,
    SignInService,
    UserRestrictionsService,
    UserJwtStrategy,
    AdminJwtStrategy,
    AuthSweeper,
    { provide: AdminRepository, useClass: MongoAdminRepository },
    { provide: AttemptRepository, useClass: MongoAttemptRepository },
    { provide: OneTimeTokenRepository, useClass: MongoOneTimeTokenRepository },
    { provide: PasswordHasher, useClass: Argon2PasswordHasher },
    { provide: SessionRepository, useClass: MongoSessionRepository },
    { provide: TokenSigner, useClass: JwtTokenSigner },
  ],
  exports: [AdminsService, ExchangeCodes, PasswordCheck, SessionsService, SignInService],
})
export class AuthModule {}
