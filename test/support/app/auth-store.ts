import { API_KEY_MODEL, apiKeySchema } from '../../../api/src/api-keys/adapters/mongo/api-key.schema.ts';
import { MongoApiKeyRepository } from '../../../api/src/api-keys/adapters/mongo/mongo-api-key.repository.ts';
import * as adminSchemas from '../../../api/src/auth/admins/adapters/mongo/admin.schema.ts';
import { MongoAdminRepository } from '../../../api/src/auth/admins/adapters/mongo/mongo-admin.repository.ts';
import {
  ATTEMPT_MODEL,
  attemptSchema,
} from '../../../api/src/auth/passwords/adapters/mongo/attempt.schema.ts';
import { MongoAttemptRepository } from '../../../api/src/auth/passwords/adapters/mongo/mongo-attempt.repository.ts';
import {
  FACTORS_MODEL,
  factorsSchema,
} from '../../../api/src/auth/second-factor/adapters/mongo/factors.schema.ts';
import { MongoFactorRepository } from '../../../api/src/auth/second-factor/adapters/mongo/mongo-factor.repository.ts';
import { MongoOneTimeTokenRepository } from '../../../api/src/auth/sessions/adapters/mongo/mongo-one-time-token.repository.ts';
import { MongoSessionRepository } from '../../../api/src/auth/sessions/adapters/mongo/mongo-session.repository.ts';
import {
  ONE_TIME_TOKEN_MODEL,
  oneTimeTokenSchema,
} from '../../../api/src/auth/sessions/adapters/mongo/one-time-token.schema.ts';
import {
  SESSION_MODEL,
  sessionSchema,
} from '../../../api/src/auth/sessions/adapters/mongo/session.schema.ts';
import { OneTimeTokens } from '../../../api/src/auth/sessions/application/one-time-tokens.ts';
import type { Settings } from '../../../api/src/config/settings.ts';
import { auditSchema } from '../../../api/src/platform/audit/audit.schema.ts';
import { MongoAuditLog } from '../../../api/src/platform/audit/mongo-audit-log.ts';
import { MongoPersonalDocuments } from '../../../api/src/platform/database/collections/mongo-personal-documents.ts';
import { Erasures } from '../../../api/src/platform/erasures/erasures.ts';
import { DiskFileStorage } from '../../../api/src/platform/files/disk-file-storage.ts';
import { fileRecordSchema } from '../../../api/src/platform/files/file-record.schema.ts';
import { StoredFiles } from '../../../api/src/platform/files/stored-files.ts';
import { MongoRefusals, refusalSchema } from '../../../api/src/platform/mail/refusals/mongo-refusals.ts';
import { MongoMailQueue } from '../../../api/src/platform/mail/mongo-mail-queue.ts';
import { queuedMailSchema } from '../../../api/src/platform/mail/queued-mail.schema.ts';
import { MongoAccountRepository } from '../../../api/src/users/adapters/mongo/mongo-account.repository.ts';
import { MongoUserRepository } from '../../../api/src/users/adapters/mongo/mongo-user.repository.ts';
import { USER_MODEL, userSchema } from '../../../api/src/users/adapters/mongo/user.schema.ts';
import { AccountLifecycle } from '../../../api/src/users/application/account-lifecycle.ts';
import { AccountsService } from '../../../api/src/users/application/accounts.service.ts';
import { UsersService } from '../../../api/src/users/application/users.service.ts';
import { KeepingWishes } from '../stand-ins/wishes.ts';
import { TestClock } from './clock.ts';
import { openTestDatabase } from './database.ts';

class KeepingErasures extends Erasures {
  readonly noted: string[] = [];
  readonly ways = new Map<string, (id: string) => Promise<unknown>>();
  async note(kind: string, id: string): Promise<void> {
    this.noted.push(`${kind} ${id}`);
  }
  eraseAgainBy(kind: string, erase: (id: string) => Promise<unknown>): void {
    this.ways.set(kind, erase);
  }
}

type Changeable<T> = { -readonly [Key in keyof T]: T[Key] };

/** A fresh embedded store with everything that the use cases of accounts and signing in keep in it, and a set clock. */
export async function openAuthStore() {
  const db = await openTestDatabase('embedded');
  const { unitOfWork } = db;
  const clock = new TestClock();
  const settings = {
    adminRegistration: 'invite',
    adminSecondFactor: 'optional',
    rateLimitScale: 1,
    userJwtSecret: 's'.repeat(32),
    userJwtSecretPrevious: null,
    adminJwtSecret: 't'.repeat(32),
    adminJwtSecretPrevious: null,
    encryptionKey: 'k'.repeat(32),
    encryptionKeyPrevious: null,
  } as Changeable<Settings>;
  const lifecycle = new AccountLifecycle();
  const userModel = await db.model(USER_MODEL, userSchema);
  const auditModel = await db.model('Audit', auditSchema);
  const outbox = await db.model('Outbox', queuedMailSchema);
  const auditLog = new MongoAuditLog(auditModel, clock);
  const refusals = new MongoRefusals(await db.model('Refusal', refusalSchema));
  const queue = new MongoMailQueue(outbox, refusals, clock);
  const erasures = new KeepingErasures();
  const wishes = new KeepingWishes();
  const documents = new MongoPersonalDocuments(db.connection);
  const files = new StoredFiles(
    await db.model('FileRecord', fileRecordSchema),
    new DiskFileStorage(''),
    clock,
  );
  const accounts = new AccountsService(
    new MongoAccountRepository(userModel),
    lifecycle,
    wishes,
    unitOfWork,
    clock,
  );
  const repository = new MongoUserRepository(userModel, clock);
  const users = new UsersService(
    repository,
    lifecycle,
    files,
    queue,
    auditLog,
    erasures,
    wishes,
    documents,
    unitOfWork,
  );
  const admins = new MongoAdminRepository(
    await db.model(adminSchemas.ADMIN_MODEL, adminSchemas.adminSchema),
    await db.model(adminSchemas.ADMIN_COUNT_MODEL, adminSchemas.adminCountSchema),
  );
  const attempts = new MongoAttemptRepository(await db.model(ATTEMPT_MODEL, attemptSchema));
  const tokenModel = await db.model(ONE_TIME_TOKEN_MODEL, oneTimeTokenSchema);
  const tokens = new OneTimeTokens(new MongoOneTimeTokenRepository(tokenModel), clock);
  const sessionModel = await db.model(SESSION_MODEL, sessionSchema);
  const sessionStore = new MongoSessionRepository(sessionModel);
  const factors = new MongoFactorRepository(await db.model(FACTORS_MODEL, factorsSchema));
  const keyStore = new MongoApiKeyRepository(await db.model(API_KEY_MODEL, apiKeySchema));

  return {
    ...{
      db,
      clock,
      settings,
      lifecycle,
      outbox,
      auditModel,
      auditLog,
      queue,
      erasures,
      wishes,
      documents,
      accounts,
    },
    ...{ users, admins, attempts, tokens, sessionStore, factors, keyStore },
  };
}
