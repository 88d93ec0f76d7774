import { EndedApplicationsService } from '../../../api/src/applications/application/ended-applications.service.ts';
import type { Settings } from '../../../api/src/config/settings.ts';
import {
  COLLECTED_NEWS_MODEL,
  collectedNewsSchema,
} from '../../../api/src/placement/adapters/mongo/collected-news.schema.ts';
import { MongoReaderNewsRepository } from '../../../api/src/placement/adapters/mongo/mongo-reader-news.repository.ts';
import {
  READER_NEWS_MODEL,
  readerNewsSchema,
} from '../../../api/src/placement/adapters/mongo/reader-news.schema.ts';
import { MongoCollectedNewsRepository } from '../../../api/src/placement/adapters/mongo/mongo-collected-news.repository.ts';
import { AdminNotices } from '../../../api/src/auth/admins/application/admin-notices.ts';
import {
  ADMIN_COUNT_MODEL,
  ADMIN_MODEL,
  adminCountSchema,
  adminSchema,
} from '../../../api/src/auth/admins/adapters/mongo/admin.schema.ts';
import { MongoAdminRepository } from '../../../api/src/auth/admins/adapters/mongo/mongo-admin.repository.ts';
import { FirmReaders } from '../../../api/src/placement/application/news/firm-readers.ts';
import { FirmMails } from '../../../api/src/placement/application/news/firm-mails.ts';
import { ReaderNewsService } from '../../../api/src/placement/application/news/reader-news.service.ts';
import { CollectedNewsService } from '../../../api/src/placement/application/news/collected-news.service.ts';
import { AesSecretBox } from '../../../api/src/platform/secrets/aes-secret-box.ts';
import { MongoPoolRepository } from '../../../api/src/pool/adapters/mongo/mongo-pool.repository.ts';
import {
  POOL_CONSENT_MODEL,
  poolConsentSchema,
} from '../../../api/src/pool/adapters/mongo/pool-consent.schema.ts';
import { KeepingWishes } from '../stand-ins/wishes.ts';
import { PoolService } from '../../../api/src/pool/application/pool.service.ts';
import type { MongoApplicationRepository } from '../../../api/src/applications/adapters/mongo/mongo-application.repository.ts';
import type { ApplicationsService } from '../../../api/src/applications/application/applications.service.ts';
import type { Targets } from '../../../api/src/placement/application/targets.ts';
import type { MongoErasures } from '../../../api/src/platform/erasures/mongo-erasures.ts';
import type { MongoMailQueue } from '../../../api/src/platform/mail/mongo-mail-queue.ts';
import type { AccountLifecycle } from '../../../api/src/users/application/account-lifecycle.ts';
import type { UsersService } from '../../../api/src/users/application/users.service.ts';
import type { TestClock } from './clock.ts';
import type { TestDatabase } from './database.ts';

interface Parts {
  applicationStore: MongoApplicationRepository;
  applications: ApplicationsService;
  targets: Targets;
  users: UsersService;
  mailQueue: MongoMailQueue;
  erasures: MongoErasures;
  lifecycle: AccountLifecycle;
  clock: TestClock;
}

/** The pool, and the mails about applications above their bound. */
export async function collectedOf(
  db: TestDatabase,
  { applicationStore, applications, targets, users, mailQueue, erasures, lifecycle, clock }: Parts,
) {
  const settings = {
    encryptionKey: 'k'.repeat(32),
    encryptionKeyPrevious: null,
    contactTo: null,
  } as Settings;
  const pool = new PoolService(
    new MongoPoolRepository(await db.model(POOL_CONSENT_MODEL, poolConsentSchema)),
    users,
    applications,
    new EndedApplicationsService(applicationStore, applications, db.unitOfWork),
    lifecycle,
    mailQueue,
    erasures,
    new KeepingWishes(),
    new AesSecretBox(settings),
    db.unitOfWork,
    clock,
    settings,
  );
  const admins = new MongoAdminRepository(
    await db.model(ADMIN_MODEL, adminSchema),
    await db.model(ADMIN_COUNT_MODEL, adminCountSchema),
  );
  const firmReaders = new FirmReaders(new AdminNotices(admins, mailQueue, clock), settings);
  const collected = new CollectedNewsService(
    new MongoCollectedNewsRepository(await db.model(COLLECTED_NEWS_MODEL, collectedNewsSchema)),
    applications,
    targets,
    users,
    pool,
    mailQueue,
    new FirmMails(
      new ReaderNewsService(
        new MongoReaderNewsRepository(await db.model(READER_NEWS_MODEL, readerNewsSchema)),
        mailQueue,
        db.unitOfWork,
        clock,
      ),
    ),
    db.unitOfWork,
    firmReaders,
    clock,
  );
  return { pool, collected, firmReaders };
}
