import { Types } from 'mongoose';
import { DigestService } from '../../../../../api/src/administration/application/digest.service.ts';
import { AdminRepository } from '../../../../../api/src/auth/admins/application/admins.ports.ts';
import { MailDelivery } from '../../../../../api/src/platform/mail/mail-delivery.ts';
import { anAppointment } from '../../../../../api/src/appointments/domain/appointment.fixture.ts';
import { aProposal } from '../../../../../api/src/proposals/domain/proposal.fixture.ts';
import { ScheduledRuns } from '../../../../../api/src/platform/schedule/scheduled-runs.ts';
import { AccountsService } from '../../../../../api/src/users/application/accounts.service.ts';
import { WebhookDelivery } from '../../../../../api/src/webhooks/adapters/mongo/webhook-delivery.ts';
import { startApp, type TestApp } from '../../../../support/app/app.ts';
import { describeOn } from '../../../../support/app/database.ts';
import { signIn } from '../../../../support/people/people.ts';
import { plansOf } from '../../../../support/checks/plans.ts';

/** Collections with few documents whatever the size of the business. */
const SMALL = /^(closings|admins|leases|revisions|webhooks)\./;

// Servers that only speak MongoDB's protocol may lack secondary indexes and `explain`.
const onExplaining = describeOn('embedded');

onExplaining('what runs by itself', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp({ settings: { contactTo: 'office@firm.test' } });
    const old = new Date('2020-01-01');
    const id = () => new Types.ObjectId();
    const webhookId = id();
    const delivery = {
      webhookId,
      type: 'job.opened',
      body: '{}',
      place: 1,
      attempts: 0,
      queuedAt: old,
      nextAt: old,
      log: [],
    };
    // Work for every sweep, so that all their queries are sent.
    const due = {
      applications: {
        kind: 'job',
        targetId: id(),
        applicantId: id(),
        status: 'rejected',
        decidedAt: old,
        appliedAt: old,
        files: { cv: null, certificate: null },
      },
      conversations: { kind: 'contact', timestamp: old, lastMessage: 'Hello' },
      files: { _id: 'f'.repeat(32), state: 'pending', since: old },
      jobs: { title: 'SAP', state: 'open', closesAt: old, createdAt: old, search: '' },
      projects: { title: 'SAP', state: 'open', closesAt: old, createdAt: old, search: '', hidden: false },
      ownerNews: { dueAt: old, toldAt: old, waiting: [] },
      collectedNews: {
        ...{ _id: 't.a.applicant', side: 'applicant', applicantId: id(), targetId: id() },
        ...{ applicationId: id(), told: [old], isWaiting: true, nextAt: old },
      },
      readerNews: {
        ...{ _id: 'firm', kind: 'firm', readerId: null, told: [old], nextAt: old, holds: 1 },
        waiting: [{ topic: 'contact', count: 2, ids: [] }],
      },
      outbox: { state: 'failed', createdAt: old },
      webhooks: {
        _id: webhookId,
        url: 'https://127.0.0.1/',
        events: ['job.opened'],
        active: true,
        secrets: [],
        slot: 1,
        createdAt: old,
      },
      webhookdeliveries: { ...delivery, state: 'waiting' },
      users: {
        email: 'a@b.de',
        emailKey: 'a@b.de',
        emailVerified: false,
        createdAt: old,
        role: 'B2B',
        previousEmails: [],
        days_per_week: 3,
        confirmedAt: old,
        remindAt: old,
      },
    };
    const reader = await signIn(app, 'JobSeeker');
    Object.assign(due, {
      appointments: {
        ...anAppointment(old, { remindAt: old }),
        ...{ applicationId: id(), applicantId: id(), targetId: id(), createdAt: old, ended: null },
        stands: true,
      },
      proposals: {
        ...aProposal(old),
        ...{ projectId: id(), ownerId: id(), subject: { kind: 'freelancer', id: id() } },
        ...{ hash: 'h', sealed: 's', shownAt: null, ended: null },
      },
      savedSearches: {
        ownerKind: 'user',
        ownerId: new Types.ObjectId(reader.id),
        slot: 0,
        kind: 'job',
        query: 'q=sap',
        name: 'SAP',
        cadence: 'daily',
        from: old,
        since: old,
        seenAt: old,
        nextAt: old,
        consent: { textVersion: '1', at: old },
        createdAt: old,
      },
    });
    for (const [name, document] of Object.entries(due))
      await app.connection.collection(name).insertOne(document as object);
  });
  afterAll(() => app.close());

  it('looks for everything along an index', async () => {
    const runs: string[] = [];
    const scheduled = app.app.get(ScheduledRuns, { strict: false });
    scheduled.observe(({ name, outcome }) => runs.push(`${name} ${outcome}`));
    const plans = await plansOf(async () => {
      await scheduled.runDue();
      await app.app.get(DigestService, { strict: false }).send();
      await app.app.get(MailDelivery, { strict: false }).deliverDue();
      await app.app.get(WebhookDelivery, { strict: false }).deliverDue();
      // The queries of registrations and address changes.
      await app.app.get(AccountsService, { strict: false }).findHolder('a@b.de');
      await app.app.get(AdminRepository, { strict: false }).findHolder('a@b.de');
    });
    expect(runs.sort()).toEqual([
      'alerts.send done',
      'applications.retention done',
      'appointments.remind done',
      'auth.sweep done',
      'availability.remind done',
      'files.sweep done',
      'guest-applications.sweep done',
      'idempotency.sweep done',
      'jobs.close done',
      'mail.retention done',
      'messaging.contact-retention done',
      'placement.collected-news done',
      'placement.send-and-finish done',
      'placement.settle-stages done',
      'pool.sweep done',
      'projects.close done',
      'projects.permit done',
      'proposals.expire done',
      'proposals.retention done',
      'search.refresh done',
      'users.unverified-retention done',
      'webhooks.retention done',
    ]);
    const isFound = (stages: string[]) => stages.some((stage) => /^(IXSCAN|IDHACK|EXPRESS)/.test(stage));
    const scans = plans.filter(({ query, stages }) => !isFound(stages) && !SMALL.test(query));
    expect(scans.map(({ query }) => query)).toEqual([]);
    expect(plans.length).toBeGreaterThan(30);
    // Batches of expired documents are read from the index, only as far as needed.
    const batches = plans.filter(({ paged }) => paged);
    expect(batches.length).toBeGreaterThan(2);
    for (const { query, stages, isExact } of batches)
      expect([query, isExact, stages.includes('SORT')]).toEqual([query, true, false]);
  });
});
