import { NoCounts } from '../stand-ins/counts.ts';
import { ApiKeysService } from '../../../api/src/api-keys/application/api-keys.service.ts';
import { AdminsService } from '../../../api/src/auth/account/application/admins.service.ts';
import { AuthAccountListener } from '../../../api/src/auth/account/application/auth-account-listener.ts';
import { AddressWishes } from '../../../api/src/auth/account/application/address-wishes.ts';
import { EmailChangeService } from '../../../api/src/auth/account/application/email-change.service.ts';
import { MailBudget } from '../../../api/src/auth/account/application/mail-budget.ts';
import { OwnAccountService } from '../../../api/src/auth/account/application/own-account.service.ts';
import { PasswordResetService } from '../../../api/src/auth/account/application/password-reset.service.ts';
import { RegistrationService } from '../../../api/src/auth/account/application/registration.service.ts';
import { UserRestrictionsService } from '../../../api/src/auth/account/application/user-restrictions.service.ts';
import { MakersOfKeys } from '../../../api/src/auth/admins/adapters/api-keys/makers-of-keys.ts';
import { AdminHolds } from '../../../api/src/auth/admins/application/admin-holds.ts';
import { AdminNotices } from '../../../api/src/auth/admins/application/admin-notices.ts';
import { ProviderSignInService } from '../../../api/src/auth/linkedin/application/provider-sign-in.service.ts';
import { Argon2PasswordHasher } from '../../../api/src/auth/passwords/adapters/argon2/argon2-password-hasher.ts';
import { PasswordCheck } from '../../../api/src/auth/passwords/application/password-check.ts';
import { PasswordStrength } from '../../../api/src/auth/passwords/application/passwords.ports.ts';
import { WrongTries } from '../../../api/src/auth/passwords/application/wrong-tries.ts';
import { OtpauthCodes } from '../../../api/src/auth/second-factor/adapters/otpauth/otpauth-codes.ts';
import { OwnerCheck } from '../../../api/src/auth/second-factor/application/owner-check.ts';
import { PasskeyCheck } from '../../../api/src/auth/second-factor/application/passkey-check.ts';
import { SignInChallenges } from '../../../api/src/auth/second-factor/application/sign-in-challenges.ts';
import { PasskeysService } from '../../../api/src/auth/second-factor/application/passkeys.service.ts';
import { SecondFactorCheck } from '../../../api/src/auth/second-factor/application/second-factor-check.ts';
import { SecondFactorReset } from '../../../api/src/auth/second-factor/application/second-factor-reset.ts';
import { SecondFactorService } from '../../../api/src/auth/second-factor/application/second-factor.service.ts';
import { AdminAccessAudit } from '../../../api/src/auth/sessions/application/admin-access-audit.ts';
import { AdminRecovery } from '../../../api/src/auth/sessions/application/admin-recovery.ts';
import { SessionsService } from '../../../api/src/auth/sessions/application/sessions.service.ts';
import { SignInAccounts } from '../../../api/src/auth/sessions/application/sign-in-accounts.ts';
import { AdminSignInService } from '../../../api/src/auth/sign-in/application/admin-sign-in.service.ts';
import { ExchangeCodes } from '../../../api/src/auth/sign-in/application/exchange-codes.ts';
import { SignInService } from '../../../api/src/auth/sign-in/application/sign-in.service.ts';
import { StageTokens } from '../../../api/src/auth/sign-in/application/stage-tokens.ts';
import { AesSecretBox } from '../../../api/src/platform/secrets/aes-secret-box.ts';
import { AddressClaims } from '../../../api/src/users/application/address-claims.service.ts';
import { PlainSigner } from '../stand-ins/tokens.ts';
import { PlainWebauthn } from '../stand-ins/webauthn.ts';
import { openAuthStore } from './auth-store.ts';

/** Words that only an attacker's dictionaries know. */
export const GUESSABLE = 'Tr0ub4dor&3 von gestern';

class OneGuess extends PasswordStrength {
  isGuessable = async (password: string) => password === GUESSABLE;
}

/**
 * The use cases of accounts and signing in on a fresh embedded store, without the application around them: with a set
 * clock, passwords hashed at the least cost, and tokens and passkeys that a test can read.
 */
export async function openAuthServices() {
  const store = await openAuthStore();
  const { db, clock, settings, lifecycle, auditLog, queue, erasures, wishes, documents, accounts, users } =
    store;
  const { admins, attempts, tokens, sessionStore, factors, keyStore } = store;
  const { unitOfWork } = db;
  const hasher = new Argon2PasswordHasher({ memoryCost: 8, timeCost: 1, parallelism: 1 });
  const tries = new WrongTries(attempts, clock, settings, new NoCounts());
  const passwords = new PasswordCheck(tries, hasher, new OneGuess());
  const signer = new PlainSigner();
  const claims = new AddressClaims(users, accounts, unitOfWork);
  const all = new SignInAccounts(accounts, admins, claims);
  const sessions = new SessionsService(sessionStore, signer, accounts, admins, lifecycle, unitOfWork, clock);
  const holds = new AdminHolds(admins);
  const notices = new AdminNotices(admins, queue, clock);
  const makers = new MakersOfKeys(holds, notices);
  const keys = new ApiKeysService(keyStore, makers, erasures, auditLog, unitOfWork, clock);
  const recovery = new AdminRecovery(keys, tokens, notices, auditLog, clock);
  const audit = new AdminAccessAudit(auditLog);
  const codes = new OtpauthCodes();
  const box = new AesSecretBox(settings);
  const webauthn = new PlainWebauthn();
  const check = new SecondFactorCheck(factors, codes, box, tries, queue, audit, unitOfWork, clock);
  const secondFactor = new SecondFactorService(
    factors,
    codes,
    box,
    queue,
    audit,
    lifecycle,
    unitOfWork,
    clock,
    settings,
  );
  const challenges = new SignInChallenges(settings, tokens, clock);
  const passkeyCheck = new PasskeyCheck(factors, all, tokens, challenges, webauthn, clock);
  const passkeys = new PasskeysService(
    factors,
    secondFactor,
    passkeyCheck,
    tokens,
    webauthn,
    unitOfWork,
    clock,
  );
  const reset = new SecondFactorReset(factors, all, sessions, tries, queue, auditLog, recovery, unitOfWork);
  const owner = new OwnerCheck(all, passwords, check, passkeyCheck, sessions, clock);
  const stages = new StageTokens(signer, all, factors, clock);
  const exchange = new ExchangeCodes(tokens);
  const signIn = new SignInService(accounts, passwords, sessions, exchange, check, passkeyCheck, stages);
  const adminSignIn = new AdminSignInService(
    admins,
    passwords,
    sessions,
    check,
    passkeyCheck,
    secondFactor,
    stages,
    queue,
    unitOfWork,
    clock,
  );
  const budget = new MailBudget(attempts, tokens, queue, unitOfWork, clock, settings);
  const listener = new AuthAccountListener(accounts, tokens, queue, lifecycle);
  const adminsService = new AdminsService(
    admins,
    passwords,
    tokens,
    queue,
    notices,
    recovery,
    auditLog,
    erasures,
    documents,
    unitOfWork,
    clock,
    settings,
  );
  for (const each of [sessions, secondFactor, listener, adminsService]) each.onModuleInit();
  const change = new EmailChangeService(
    all,
    owner,
    passwords,
    sessions,
    tokens,
    factors,
    budget,
    queue,
    audit,
    recovery,
    new AddressWishes(all, accounts, audit, wishes, unitOfWork, clock),
    unitOfWork,
    clock,
  );
  const passwordReset = new PasswordResetService(
    all,
    passwords,
    sessions,
    tokens,
    budget,
    queue,
    audit,
    recovery,
    unitOfWork,
  );
  return {
    ...store,
    ...{ hasher, tries, passwords, all, sessions, holds, notices, keys, recovery, secondFactor, check },
    ...{ passkeyCheck, passkeys, reset, owner, stages, exchange, signIn, adminSignIn, budget, adminsService },
    ...{ change, passwordReset, box },
    registration: new RegistrationService(accounts, passwords, tokens, budget, queue, unitOfWork),
    provider: new ProviderSignInService(accounts, claims, exchange),
    restrictions: new UserRestrictionsService(accounts, users, sessions, auditLog, unitOfWork, clock),
    own: new OwnAccountService(
      accounts,
      users,
      all,
      owner,
      passwords,
      tokens,
      sessions,
      queue,
      audit,
      unitOfWork,
    ),
  };
}
