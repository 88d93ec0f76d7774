import { setTimeout as wait } from 'node:timers/promises';
import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { Settings } from '../../../config/settings.ts';
import { Clock } from '../../../shared/time/clock.ts';
import { collectionOf } from '../collections/collection.ts';
import { createDeclared } from '../collections/indexes.ts';
import { Leases } from '../coordination/leases.ts';
import { isLoaded, unmarkRestore } from '../coordination/restore-mark.ts';
import { placementLoop } from './numbered/to-0020/0001-placement-loop.ts';
import { namesOfActions } from './numbered/to-0020/0002-names-of-actions.ts';
import { indexesByNumber } from './numbered/to-0020/0003-indexes-by-number.ts';
import { indexesOfSweeps } from './numbered/to-0020/0004-indexes-of-sweeps.ts';
import { heldProjects } from './numbered/to-0020/0012-held-projects.ts';
import { makersOfWebhooks } from './numbered/to-0020/0014-makers-of-webhooks.ts';
import { issuersOfIdentities } from './numbered/to-0020/0015-issuers-of-identities.ts';
import { oneOwnerOfAPasskey } from './numbered/to-0020/0016-one-owner-of-a-passkey.ts';
import { contractTypes, remoteWorkplaces } from './numbered/to-0020/0017-terms-of-postings.ts';
import { arrivals } from './numbered/0023-arrivals.ts';
import { remindersOfAvailability } from './numbered/0024-reminders-of-availability.ts';
import { kindsOfContactMessages } from './numbered/0025-kinds-of-contact-messages.ts';
import { talentPool } from './numbered/0026-talent-pool.ts';
import { stages } from './numbered/0027-stages.ts';
import { timesOfApplications } from './numbered/0030-times-of-applications.ts';
import { proposals } from './numbered/0031-proposals.ts';
import { networksOfGuests } from './numbered/0032-networks-of-guests.ts';
import { spellingsOfFilters } from './numbered/0037-spellings-of-filters.ts';
import { cleanTexts } from './numbered/0036-clean-texts.ts';
import { positiveAmounts } from './numbered/0040-positive-amounts.ts';
import { changes } from './numbered/0041-changes.ts';
import { projectsOfBlockedCompanies } from './numbered/0033-projects-of-blocked-companies.ts';
import { storeOf } from '../connection/store-of.ts';
import type { Migration, Store } from './migration.ts';
import { creation, searching } from './steps.ts';
import { StoreVersion } from './store-version.ts';

/** All migrations in order. One that only creates collections or fills the index of searches is an entry here. */
export const MIGRATIONS: readonly Migration[] = [
  placementLoop,
  namesOfActions,
  indexesByNumber,
  indexesOfSweeps,
  creation(5, 'Request budgets are counted in the store, for all processes', 'BudgetWindow'),
  creation(6, 'What is erased is noted by its id, to be erased again after a restore', 'Erasure'),
  creation(7, 'What accounts sign in with besides a password', 'SignInFactors'),
  creation(8, 'The keys with which programs call', 'ApiKey'),
  creation(9, 'What was answered to requests with an Idempotency-Key', 'IdempotencyKey'),
  creation(10, 'Other systems are told of events', 'Webhook', 'WebhookDelivery'),
  searching(
    11,
    'Searches get an index',
    ...['Job', 'Project', 'User', 'Consultant', 'Employee', 'Application', 'Conversation', 'Audit'],
  ),
  heldProjects,
  makersOfWebhooks,
  issuersOfIdentities,
  oneOwnerOfAPasskey,
  contractTypes,
  remoteWorkplaces,
  searching(
    19,
    'Searches find concepts by all their names, and terms filter postings',
    ...['Job', 'Project', 'User', 'Consultant', 'Employee'],
  ),
  creation(20, 'People apply without an account', 'GuestApplication'),
  creation(21, 'The career site shows the team, benefits and hiring steps', 'CareerSite', 'JobPage'),
  creation(22, 'Mails have a link that switches their kind off', 'UnsubscribeLink'),
  arrivals,
  remindersOfAvailability,
  kindsOfContactMessages,
  talentPool,
  stages,
  creation(28, 'Appointments about applications are agreed on', 'Appointment', 'CalendarFeed'),
  searching(29, 'The skills of jobs’ qualifications are found by an index', 'Job'),
  timesOfApplications,
  proposals,
  networksOfGuests,
  projectsOfBlockedCompanies,
  creation(
    34,
    'Mails about an application are bounded, and those above the bound collected',
    'CollectedNews',
  ),
  creation(35, 'What people decide is noted, so that a restore does not undo it', 'Wish'),
  cleanTexts,
  spellingsOfFilters,
  creation(38, 'Mails to the firm, and about the state of projects, are bounded, too', 'ReaderNews'),
  creation(39, 'Figures for programs are those of closed days', 'ClosedDay'),
  positiveAmounts,
  changes,
  creation(42, 'Other systems read the events of the last 30 days', 'Event', 'EventPlace'),
];

/** The version of stores that this program writes. */
export const PROGRAM_VERSION = MIGRATIONS.at(-1)?.number ?? 0;

const LEASE = 'migrations';
/** Milliseconds between two polls of a process that waits for another one. */
const ASK_EVERY = 250;

/**
 * Runs before anything is served: refuses a store of a newer program, creates the collections of a new store, and runs
 * pending migrations in order, each once, on one process while the others wait. Then creates the indexes of documents
 * that a restore has loaded. On a store of this version it costs two queries.
 */
@Injectable()
export class Migrations implements OnModuleInit {
  private readonly leases: Leases;

  constructor(
    @InjectConnection() private readonly connection: Connection,
    private readonly clock: Clock,
    private readonly settings: Settings,
  ) {
    this.leases = new Leases(connection, clock);
  }

  /** Runs the migrations. Throws for a model whose collection is not declared. */
  async onModuleInit(): Promise<void> {
    this.connection.modelNames().forEach(collectionOf);
    await this.run();
  }

  async run(migrations = MIGRATIONS): Promise<void> {
    const store = storeOf(this.connection);
    const version = new StoreVersion(store, this.clock);
    const own = migrations.at(-1)?.number ?? 0;
    const hasWork = async () => (await version.isBelow(own)) || (await isLoaded(store));
    if (!(await hasWork())) return;
    await this.leases.create(LEASE);
    while (await hasWork()) {
      const lease = await this.leases.take(LEASE);
      if (!lease) {
        await wait(ASK_EVERY);
        continue;
      }
      try {
        await this.migrate(store, version, migrations);
        if (await isLoaded(store)) {
          await this.createMissing(store);
          await unmarkRestore(store);
        }
      } finally {
        await lease.release();
      }
    }
  }

  private async migrate(
    store: Store,
    version: StoreVersion,
    migrations: readonly Migration[],
  ): Promise<void> {
    await version.takeOver();
    const done = await version.numbers();
    if (done.size === 0 && (await isNew(store))) {
      await this.createMissing(store);
      return version.record(migrations);
    }
    for (const migration of migrations.filter(({ number }) => !done.has(number))) {
      await migration.run(store, this.connection, this.settings);
      await version.record([migration]);
      new Logger(Migrations.name).log(`${migration.number}: ${migration.name}`);
    }
  }

  /** Creates the collections and indexes that the schemas declare and that do not exist yet. */
  private async createMissing(store: Store): Promise<void> {
    const models = this.connection.modelNames();
    await Promise.all(models.map((model) => createDeclared(store, this.connection, model)));
  }
}

/** Returns whether the store has only what a start writes first. One created in part is migrated from the beginning. */
async function isNew(store: Store): Promise<boolean> {
  const collections = await store.listCollections({}, { nameOnly: true }).toArray();
  return collections.every(({ name }) =>
    /^(backups|instances|leases|migrations|restores|system\..*)$/.test(name),
  );
}
