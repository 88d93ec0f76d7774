import type { Index } from '../../../collections/indexes.ts';
import type { Migration } from '../../migration.ts';
import { createIndexes } from '../../steps.ts';

const UNIQUE = { unique: true } as const;
const SPARSE = { sparse: true } as const;
const ONE_OF_A_KIND = { ...UNIQUE, ...SPARSE } as const;
const DAY = 86_400;

/** The indexes that every start of version 2 created from its schemas. */
const INDEXES: Record<string, Index[]> = {
  admincounts: [],
  admins: [
    { key: { emailKey: 1 }, ...UNIQUE },
    { key: { heldKeys: 1 }, ...ONE_OF_A_KIND },
    { key: { 'previousEmails.until': 1 }, ...SPARSE },
  ],
  applications: [
    { key: { kind: 1, targetId: 1, applicantId: 1, withdrawn: 1 }, ...UNIQUE },
    { key: { kind: 1, targetId: 1, appliedAt: -1, _id: -1 } },
    { key: { kind: 1, targetId: 1, status: 1, appliedAt: -1, _id: -1 } },
    { key: { appliedAt: -1, _id: -1 } },
    { key: { kind: 1, appliedAt: -1, _id: -1 } },
    { key: { status: 1, appliedAt: -1, _id: -1 } },
    { key: { kind: 1, status: 1, appliedAt: -1, _id: -1 } },
    { key: { applicantId: 1, appliedAt: -1, _id: -1 } },
    { key: { applicantId: 1, kind: 1, appliedAt: -1, _id: -1 } },
    { key: { decidedAt: 1 } },
  ],
  attempts: [{ key: { expiresAt: 1 }, expireAfterSeconds: 365 * DAY }],
  audit: [
    { key: { at: -1, _id: -1 } },
    { key: { targetKind: 1, targetId: 1, at: 1, _id: 1 } },
    { key: { action: 1, at: -1, _id: -1 } },
  ],
  closings: [],
  consultants: [{ key: { createdAt: -1, _id: -1 } }],
  conversations: [
    { key: { timestamp: -1, _id: -1 } },
    { key: { isSpam: 1, timestamp: -1, _id: -1 } },
    { key: { isSpam: 1, unread: 1 } },
  ],
  demo: [],
  digestDays: [{ key: { takenAt: 1 }, expireAfterSeconds: 7 * DAY }],
  employees: [
    { key: { createdAt: -1, _id: -1 } },
    { key: { hidden: 1, createdAt: -1, _id: -1 } },
    { key: { b2bId: 1, createdAt: -1, _id: -1 } },
  ],
  files: [{ key: { state: 1, since: 1 } }],
  jobs: [
    { key: { state: 1, createdAt: -1, _id: -1 } },
    { key: { state: 1, location: 1, createdAt: -1, _id: -1 } },
    { key: { createdAt: -1, _id: -1 } },
    { key: { location: 1, createdAt: -1, _id: -1 } },
    { key: { closesAt: 1, state: 1 } },
  ],
  messages: [
    { key: { conversationId: 1, timestamp: -1, _id: -1 } },
    { key: { conversationId: 1, isNote: 1, timestamp: -1, _id: -1 } },
    { key: { isNote: 1, timestamp: -1, _id: -1 } },
    { key: { jobId: 1 }, ...SPARSE },
  ],
  notes: [
    { key: { subjectKind: 1, subjectId: 1, createdAt: -1, _id: -1 } },
    { key: { personId: 1, createdAt: 1, _id: 1 } },
  ],
  onetimetokens: [
    { key: { subjectId: 1, purpose: 1 } },
    { key: { expiresAt: 1 }, expireAfterSeconds: 365 * DAY },
  ],
  outbox: [
    { key: { state: 1, nextAt: 1 } },
    { key: { state: 1, createdAt: -1, _id: -1 } },
    { key: { createdAt: -1, _id: -1 } },
    { key: { 'mail.to': 1, createdAt: 1 } },
    { key: { 'mail.about': 1 } },
  ],
  ownerNews: [{ key: { dueAt: 1 } }],
  projects: [
    { key: { hidden: 1, state: 1, createdAt: -1, _id: -1 } },
    { key: { hidden: 1, state: 1, category: 1, createdAt: -1, _id: -1 } },
    { key: { b2bId: 1, createdAt: -1, _id: -1 } },
    { key: { b2bId: 1, state: 1, createdAt: -1, _id: -1 } },
    { key: { ofCompany: 1, createdAt: -1, _id: -1 } },
    { key: { ofCompany: 1, state: 1, createdAt: -1, _id: -1 } },
    { key: { createdAt: -1, _id: -1 } },
    { key: { state: 1, createdAt: -1, _id: -1 } },
    { key: { closesAt: 1, state: 1 } },
  ],
  revisions: [],
  sessions: [
    { key: { audience: 1, subjectId: 1, lastSeenAt: -1 } },
    { key: { expiresAt: 1 }, expireAfterSeconds: 365 * DAY },
  ],
  templates: [{ key: { nameKey: 1 }, ...UNIQUE }],
  users: [
    { key: { emailKey: 1 }, ...UNIQUE },
    { key: { heldKeys: 1 }, ...ONE_OF_A_KIND },
    { key: { 'previousEmails.until': 1 }, ...SPARSE },
    { key: { 'providers.linkedIn': 1 }, ...ONE_OF_A_KIND },
    { key: { role: 1, _id: -1 } },
    { key: { blocked: 1, _id: -1 } },
    { key: { role: 1, blocked: 1, _id: -1 } },
  ],
};

/** From here on only migrations create indexes; a start creates none. */
export const indexesByNumber: Migration = {
  number: 3,
  name: 'The collections and indexes that a start of an earlier version may have missed',
  run: createIndexes(INDEXES),
};
