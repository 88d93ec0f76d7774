import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Role } from '@consulting/contracts';
import {
  APPLICATION_MODEL,
  applicationSchema,
} from '../../../api/src/applications/adapters/mongo/application.schema.ts';
import { MongoApplicationRepository } from '../../../api/src/applications/adapters/mongo/mongo-application.repository.ts';
import { ApplicationsService } from '../../../api/src/applications/application/applications.service.ts';
import { auditSchema } from '../../../api/src/platform/audit/audit.schema.ts';
import { MongoAuditLog, MongoAuditReader } from '../../../api/src/platform/audit/mongo-audit-log.ts';
import { erasureSchema } from '../../../api/src/platform/erasures/erasure.schema.ts';
import { MongoErasures } from '../../../api/src/platform/erasures/mongo-erasures.ts';
import { Remnants } from '../../../api/src/platform/erasures/remnants.ts';
import { MongoPersonalDocuments } from '../../../api/src/platform/database/collections/mongo-personal-documents.ts';
import { DiskFileStorage } from '../../../api/src/platform/files/disk-file-storage.ts';
import { fileRecordSchema } from '../../../api/src/platform/files/file-record.schema.ts';
import { StoredFiles } from '../../../api/src/platform/files/stored-files.ts';
import { MongoRefusals, refusalSchema } from '../../../api/src/platform/mail/refusals/mongo-refusals.ts';
import { MongoMailQueue } from '../../../api/src/platform/mail/mongo-mail-queue.ts';
import { queuedMailSchema } from '../../../api/src/platform/mail/queued-mail.schema.ts';
import { MongoRevisions, revisionSchema } from '../../../api/src/platform/revisions/mongo-revisions.ts';
import { MongoApplicationStages } from '../../../api/src/applications/adapters/mongo/mongo-application-stages.ts';
import { MongoStages } from '../../../api/src/applications/adapters/mongo/mongo-stages.ts';
import { STAGES_MODEL, stagesSchema } from '../../../api/src/applications/adapters/mongo/stages.schema.ts';
import { StagesService } from '../../../api/src/applications/application/stages.service.ts';
import { newId } from '../../../api/src/shared/id.ts';
import { MongoAccountRepository } from '../../../api/src/users/adapters/mongo/mongo-account.repository.ts';
import { MongoUserRepository } from '../../../api/src/users/adapters/mongo/mongo-user.repository.ts';
import { USER_MODEL, userSchema } from '../../../api/src/users/adapters/mongo/user.schema.ts';
import type { Settings } from '../../../api/src/config/settings.ts';
import { MongoOwnerNewsRepository } from '../../../api/src/placement/adapters/mongo/mongo-owner-news.repository.ts';
import {
  OWNER_NEWS_MODEL,
  ownerNewsSchema,
} from '../../../api/src/placement/adapters/mongo/owner-news.schema.ts';
import { ApplyingService } from '../../../api/src/placement/application/applying.service.ts';
import { OwnerNewsService } from '../../../api/src/placement/application/owner-news.service.ts';
import { Targets } from '../../../api/src/placement/application/targets.ts';
import { AccountLifecycle } from '../../../api/src/users/application/account-lifecycle.ts';
import { AccountsService } from '../../../api/src/users/application/accounts.service.ts';
import { ApplicationAccountListener } from '../../../api/src/users/application/application-account-listener.ts';
import { UsersService } from '../../../api/src/users/application/users.service.ts';
import type { User } from '../../../api/src/users/domain/user.ts';
import { KeepingWishes } from '../stand-ins/wishes.ts';
import { TestClock } from './clock.ts';
import { collectedOf } from './collected.ts';
import { openTestDatabase, type Engine } from './database.ts';
import { KeepingEvents } from '../stand-ins/events.ts';

/** A fresh store with users, applications and the technical ports, which the services of other modules need. */
export async function openWorld(engine: Engine) {
  const db = await openTestDatabase(engine);
  const folder = await mkdtemp(join(tmpdir(), 'consulting-test-'));
  const clock = new TestClock();
  const lifecycle = new AccountLifecycle();
  const fileRecords = await db.model('FileRecord', fileRecordSchema);
  const files = new StoredFiles(fileRecords, new DiskFileStorage(folder), clock);
  const userModel = await db.model(USER_MODEL, userSchema);
  const auditModel = await db.model('Audit', auditSchema);
  const audit = new MongoAuditLog(auditModel, clock);
  const refusals = new MongoRefusals(await db.model('Refusal', refusalSchema));
  const mailQueue = new MongoMailQueue(await db.model('Outbox', queuedMailSchema), refusals, clock);
  const settings = { dataDir: folder } as Settings;
  const erasureModel = await db.model('Erasure', erasureSchema);
  const erasures = new MongoErasures(
    erasureModel,
    db.unitOfWork,
    clock,
    new Remnants(db.connection),
    settings,
  );
  const wishes = new KeepingWishes();
  const users = new UsersService(
    new MongoUserRepository(userModel, clock),
    lifecycle,
    files,
    mailQueue,
    audit,
    erasures,
    wishes,
    new MongoPersonalDocuments(db.connection),
    db.unitOfWork,
  );
  const accounts = new AccountsService(
    new MongoAccountRepository(userModel),
    lifecycle,
    wishes,
    db.unitOfWork,
    clock,
  );
  const applicationModel = await db.model(APPLICATION_MODEL, applicationSchema);
  const applicationStore = new MongoApplicationRepository(applicationModel);
  const applications = new ApplicationsService(applicationStore, files, clock);
  new ApplicationAccountListener(lifecycle, applications).onModuleInit();
  const targets = new Targets();
  const ownerNews = new OwnerNewsService(
    new MongoOwnerNewsRepository(await db.model(OWNER_NEWS_MODEL, ownerNewsSchema)),
    applications,
    targets,
    users,
    mailQueue,
    db.unitOfWork,
    clock,
  );
  const events = new KeepingEvents();
  const stages = new StagesService(
    new MongoStages(await db.model(STAGES_MODEL, stagesSchema)),
    applications,
    new MongoApplicationStages(applicationModel),
    db.unitOfWork,
    audit,
    clock,
  );
  const told = { applicationStore, applications, targets, users, mailQueue, erasures, lifecycle, clock };
  const { pool, collected, firmReaders } = await collectedOf(db, told);
  const applying = new ApplyingService(
    applications,
    stages,
    ownerNews,
    collected,
    mailQueue,
    firmReaders,
    events,
  );
  const revisions = new MongoRevisions(
    await db.model('Revision', revisionSchema),
    db.unitOfWork,
    clock,
    Infinity,
  );

  return {
    ...db,
    clock,
    lifecycle,
    files,
    users,
    applicationStore,
    applications,
    stages,
    mailQueue,
    targets,
    applying,
    pool,
    collected,
    revisions,
    audit,
    events,
    erasures,
    auditReader: new MongoAuditReader(auditModel),
    /** Returns the states of all stored files by key. */
    async fileStates(): Promise<Record<string, string>> {
      const records = await fileRecords.find().lean();
      return Object.fromEntries(records.map(({ _id, state }) => [_id, state]));
    },
    /** Registers a user; a company when the role is B2B. */
    async aUser(role: Role, changes: { first_name?: string; company_name?: string } = {}): Promise<User> {
      const account = await accounts.create({
        first_name: 'Nora',
        last_name: 'Lindt',
        email: `${newId()}@example.com`,
        country: 'Germany',
        company_name: role === 'B2B' ? 'Spree Logistics AG' : '',
        ...changes,
        role,
        passwordHash: null,
        emailVerified: true,
      });
      return account.user;
    },
    async close(): Promise<void> {
      await erasures.beforeApplicationShutdown();
      await db.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

export type World = Awaited<ReturnType<typeof openWorld>>;
