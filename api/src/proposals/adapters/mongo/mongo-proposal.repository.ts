import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { PROPOSAL, PROPOSAL_LOOKS, PROPOSAL_STATES } from '@consulting/contracts';
import type { Model, QueryFilter } from 'mongoose';
import { isDuplicateKey } from '../../../platform/database/mongo-errors.ts';
import { findPage } from '../../../platform/database/queries/find-page.ts';
import { defined } from '../../../shared/defined.ts';
import { conflict } from '../../../shared/errors.ts';
import type { Page, PageRequest } from '../../../shared/page.ts';
import { ProposalRepository, type ProposalFilter } from '../../application/proposals.ports.ts';
import { trimmedLooks, type ProposalLook } from '../../domain/looks.ts';
import { isLive, isSeen, type Proposal, type ProposalLink, type Subject } from '../../domain/proposal.ts';
import { PROPOSAL_MODEL, toProposal, type ProposalDocument } from './proposal.schema.ts';

const NEWEST = { askedAt: -1, _id: -1 } as const;
/** Later than no instant: finds proposals that were shown. */
const EVER = new Date(0);
/** The states in which the company sees the profile. */
const SEEN = PROPOSAL_STATES.filter((state) => isSeen({ state }));

@Injectable()
export class MongoProposalRepository extends ProposalRepository {
  constructor(@InjectModel(PROPOSAL_MODEL) private readonly model: Model<ProposalDocument>) {
    super();
  }

  async add({ id, link, ...proposal }: Proposal): Promise<void> {
    try {
      await this.model.create([{ _id: id, ...proposal, ...link }]);
    } catch (error) {
      if (isDuplicateKey(error, 'projectId', 'ended', 'subject.id')) throw conflict('proposal.already-there');
      throw error;
    }
  }

  async find(id: string): Promise<Proposal | null> {
    const found = await this.model.findById(id).lean<ProposalDocument>();
    return found && toProposal(found);
  }

  async findByHash(hash: string): Promise<Proposal | null> {
    const found = await this.model.findOne({ hash }).lean<ProposalDocument>();
    return found && toProposal(found);
  }

  async taken(references: readonly string[]): Promise<ReadonlySet<string>> {
    const found = await this.model
      .find({ reference: { $in: [...references] } }, { reference: 1, _id: 0 })
      .lean<Pick<ProposalDocument, 'reference'>[]>();
    return new Set(found.map(({ reference }) => reference));
  }

  async change({ id: _id, version }: Proposal, after: Proposal): Promise<boolean> {
    const { state, consent, endedAt, applicationId, history } = after;
    const { matchedCount } = await this.model.updateOne(
      { _id, version },
      {
        $set: {
          ...{ state, consent, endedAt, applicationId, history, version: after.version },
          shownAt: consent?.at ?? null,
          ended: isLive(after) ? null : _id,
        },
      },
    );
    return matchedCount === 1;
  }

  async setLink(id: string, { hash, sealed }: ProposalLink): Promise<void> {
    await this.model.updateOne({ _id: id }, { $set: { hash, sealed } });
  }

  async addLook(id: string, look: ProposalLook): Promise<boolean> {
    const seen = await this.model
      .findOneAndUpdate(
        { _id: id, state: { $in: SEEN } },
        { $push: { looks: look } },
        { returnDocument: 'after', projection: { looks: 1, droppedLooks: 1 } },
      )
      .lean<Pick<ProposalDocument, 'looks' | 'droppedLooks'>>();
    if (seen && seen.looks.length > PROPOSAL.looks) await this.trim(id, seen);
    return seen !== null;
  }

  async findAllOf({ kind, id }: Subject): Promise<Proposal[]> {
    const found = await this.model.find({ 'subject.id': id }).sort(NEWEST).lean<ProposalDocument[]>();
    return found.map(toProposal).filter(({ subject }) => subject.kind === kind);
  }

  findLive(of: { projectId: string } | { subjectId: string } | { ownerId: string }): Promise<Proposal[]> {
    if ('subjectId' in of) return this.findAll({ 'subject.id': of.subjectId, ended: null });
    return this.findAll({ ...of, ended: null });
  }

  countLive(projectId: string): Promise<number> {
    return this.model.countDocuments({ projectId, ended: null });
  }

  page({ state, projectId, subjectId }: ProposalFilter, request: PageRequest): Promise<Page<Proposal>> {
    const filter = defined({ state, projectId, 'subject.id': subjectId });
    return findPage(this.model, { filter, sort: NEWEST, request }, toProposal);
  }

  pageOfProject(projectId: string, request: PageRequest): Promise<Page<Proposal>> {
    const filter = { projectId, shownAt: { $gt: EVER } };
    return findPage(this.model, { filter, sort: { shownAt: 1, _id: 1 }, request }, toProposal);
  }

  async due(now: Date, count: number): Promise<string[]> {
    const found = await this.model
      .find({ state: 'asked', expiresAt: { $lte: now } }, { _id: 1 })
      .sort({ expiresAt: 1 })
      .limit(count)
      .lean<Pick<ProposalDocument, '_id'>[]>();
    return found.map(({ _id }) => _id.toHexString());
  }

  async removeAllOf({ kind, id }: Subject): Promise<void> {
    await this.model.deleteMany({ 'subject.id': id, 'subject.kind': kind });
  }

  async forgetOwner(ownerId: string): Promise<void> {
    await this.model.updateMany({ ownerId }, { $set: { ownerId: null } });
  }

  async removeEnded(date: Date, count: number): Promise<number> {
    const found = await this.model
      .find({ endedAt: { $gt: EVER, $lt: date } }, { _id: 1 })
      .sort({ endedAt: 1 })
      .limit(count)
      .lean<Pick<ProposalDocument, '_id'>[]>();
    if (found.length > 0) await this.model.deleteMany({ _id: { $in: found.map(({ _id }) => _id) } });
    return found.length;
  }

  /** Does nothing when another look came in since, which drops the surplus itself. */
  private async trim(
    _id: string,
    { looks, droppedLooks: before }: Pick<ProposalDocument, 'looks' | 'droppedLooks'>,
  ): Promise<void> {
    const { kept, dropped } = trimmedLooks(looks);
    const kinds = PROPOSAL_LOOKS.map((kind) => ({ field: `droppedLooks.${kind}`, kind }));
    await this.model.updateOne(
      {
        _id,
        [`looks.${looks.length}`]: { $exists: false },
        ...Object.fromEntries(kinds.map(({ field, kind }) => [field, before?.[kind] ?? null])),
      },
      {
        $set: { looks: kept },
        $inc: Object.fromEntries(kinds.map(({ field, kind }) => [field, dropped[kind]])),
      },
    );
  }

  private async findAll(filter: QueryFilter<ProposalDocument>): Promise<Proposal[]> {
    const found = await this.model.find(filter).sort(NEWEST).lean<ProposalDocument[]>();
    return found.map(toProposal);
  }
}
