import {
  DEFAULT_KEEP_PERIODS,
  PROPOSAL_LOOKS,
  PROPOSAL_SIDES,
  PROPOSAL_STATES,
  PROPOSAL_STEPS,
  PROPOSED_KINDS,
  type ProposedProfile,
} from '@consulting/contracts';
import { Schema, type Types } from 'mongoose';
import { declareCollection } from '../../../platform/database/collections/collection.ts';
import { keepsCounts } from '../../../platform/database/queries/kept-counts.ts';
import { languageType } from '../../../shared/posting/written-in.ts';
import { NO_LOOKS, type LookCounts } from '../../domain/looks.ts';
import type { AskedAbout, Proposal } from '../../domain/proposal.ts';

export interface ProposalDocument extends Omit<
  Proposal,
  'id' | 'projectId' | 'ownerId' | 'subject' | 'droppedLooks' | 'applicationId' | 'link'
> {
  _id: Types.ObjectId;
  projectId: Types.ObjectId;
  ownerId: Types.ObjectId | null;
  subject: { kind: Proposal['subject']['kind']; id: Types.ObjectId };
  /** Kinds of which none was dropped may be absent. */
  droppedLooks?: Partial<LookCounts>;
  applicationId: Types.ObjectId | null;
  hash: string;
  sealed: string;
  /** When the person agreed; null before. Companies see those that have it, in this order. */
  shownAt: Date | null;
  /** Its own id once it prevents no other one, null before. */
  ended: Types.ObjectId | null;
}

export const PROPOSAL_MODEL = 'Proposal';

const id = { type: Schema.Types.ObjectId, required: true as const };
const reference = { type: Schema.Types.ObjectId, default: null };
const instant = { type: Date, required: true as const };
const text = { type: String, default: '' };
const part = <T>(definition: ConstructorParameters<typeof Schema<T>>[0]) =>
  new Schema<T>(definition, { _id: false });

export const proposalSchema = new Schema<ProposalDocument>(
  {
    reference: { type: String, required: true },
    projectId: id,
    ownerId: reference,
    subject: { kind: { type: String, enum: PROPOSED_KINDS, required: true }, id },
    state: { type: String, enum: PROPOSAL_STATES, required: true },
    about: {
      type: part<AskedAbout>({ title: text, language: languageType, company: text, place: text }),
      required: true,
    },
    profile: {
      type: part<ProposedProfile>({
        position: text,
        skills: [String],
        years: { type: Number, default: null },
        languages: [String],
        availability: text,
        rate: text,
        employers: [part({ branch: text, years: { type: Number, required: true } })],
        text,
      }),
      required: true,
    },
    askedAt: instant,
    expiresAt: instant,
    consent: { type: part({ textVersion: text, at: instant }), default: null },
    endedAt: { type: Date, default: null },
    looks: [part({ at: instant, by: text, what: { type: String, enum: PROPOSAL_LOOKS, required: true } })],
    droppedLooks: { list: Number, profile: Number, document: Number },
    applicationId: reference,
    version: { type: Number, required: true },
    history: [
      part({
        at: instant,
        what: { type: String, enum: PROPOSAL_STEPS, required: true },
        by: { type: String, enum: PROPOSAL_SIDES, default: null },
        reason: text,
      }),
    ],
    hash: { type: String, required: true },
    sealed: { type: String, required: true },
    shownAt: { type: Date, default: null },
    ended: reference,
  },
  { versionKey: false },
);

// A person has one that is not ended for a project. The index decides that, not a query before the write.
proposalSchema.index({ projectId: 1, ended: 1, 'subject.id': 1 }, { unique: true });
proposalSchema.index({ reference: 1 }, { unique: true });
proposalSchema.index({ hash: 1 }, { unique: true });
// Those of a person, all and not ended.
proposalSchema.index({ 'subject.id': 1, askedAt: -1, _id: -1 });
proposalSchema.index({ 'subject.id': 1, ended: 1 });
// Those of a company that are not ended.
proposalSchema.index({ ownerId: 1, ended: 1 });
// The list of a company, oldest first.
proposalSchema.index({ projectId: 1, shownAt: 1, _id: 1 });
// The desk's list.
proposalSchema.index({ askedAt: -1, _id: -1 });
proposalSchema.index({ state: 1, askedAt: -1, _id: -1 });
proposalSchema.index({ projectId: 1, askedAt: -1, _id: -1 });
// Questions whose time has passed, and those whose retention period has.
proposalSchema.index({ state: 1, expiresAt: 1 });
proposalSchema.index({ endedAt: 1 });
keepsCounts(proposalSchema);

export const proposalsCollection = declareCollection({
  name: 'proposals',
  model: PROPOSAL_MODEL,
  schema: proposalSchema,
  backups: 'always',
  personal: {
    of: ({ id: person }) => ({ 'subject.id': person }),
    onErasure: 'module',
    exported: 'proposals',
  },
  kept: [
    {
      what: 'a proposal that was answered, declined or withdrawn, or has expired',
      when: `${DEFAULT_KEEP_PERIODS.endedApplicationMonths} months after that, like an application`,
    },
  ],
});

export function toProposal(document: ProposalDocument): Proposal {
  const { about, profile, consent, subject } = document;
  return {
    id: document._id.toHexString(),
    reference: document.reference,
    projectId: document.projectId.toHexString(),
    ownerId: document.ownerId?.toHexString() ?? null,
    subject: { kind: subject.kind, id: subject.id.toHexString() },
    state: document.state,
    about: { title: about.title, language: about.language, company: about.company, place: about.place },
    profile: {
      position: profile.position,
      skills: [...profile.skills],
      years: profile.years,
      languages: [...profile.languages],
      availability: profile.availability,
      rate: profile.rate,
      employers: profile.employers.map(({ branch, years }) => ({ branch, years })),
      text: profile.text,
    },
    askedAt: document.askedAt,
    expiresAt: document.expiresAt,
    consent: consent && { textVersion: consent.textVersion, at: consent.at },
    endedAt: document.endedAt,
    looks: document.looks.map(({ at, by, what }) => ({ at, by, what })),
    droppedLooks: { ...NO_LOOKS, ...document.droppedLooks },
    applicationId: document.applicationId?.toHexString() ?? null,
    link: { hash: document.hash, sealed: document.sealed },
    version: document.version,
    history: document.history.map(({ at, what, by, reason }) => ({ at, what, by, reason })),
  };
}
