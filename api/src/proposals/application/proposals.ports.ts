import type { Language, ProposalState } from '@consulting/contracts';
import type { Page, PageRequest } from '../../shared/page.ts';
import type { ProposalLook } from '../domain/looks.ts';
import type { Proposal, ProposalLink, Subject } from '../domain/proposal.ts';

/** What the desk's list is filtered by; every given condition must hold. */
export interface ProposalFilter {
  state?: ProposalState | undefined;
  projectId?: string | undefined;
  subjectId?: string | undefined;
}

/** Stores proposals. Every change joins the caller's unit of work. A person has one live proposal for a project. */
export abstract class ProposalRepository {
  /** Throws a conflict when the person has a live one for the project, also for simultaneous calls. */
  abstract add(proposal: Proposal): Promise<void>;
  /** Returns null when there is none. */
  abstract find(id: string): Promise<Proposal | null>;
  abstract findByHash(hash: string): Promise<Proposal | null>;
  /** Returns those of these references that are taken. */
  abstract taken(references: readonly string[]): Promise<ReadonlySet<string>>;
  /** Stores the result of a step in one conditional write: false when another step was stored since `before` was read. */
  abstract change(before: Proposal, after: Proposal): Promise<boolean>;
  /** Puts a link in the place of the earlier one, which ends. */
  abstract setLink(id: string, link: ProposalLink): Promise<void>;
  /** Adds a look at a profile that is seen, and drops others as `trimmedLooks`: false when it was withdrawn meanwhile. */
  abstract addLook(id: string, look: ProposalLook): Promise<boolean>;
  /** Returns all of a person, newest first. */
  abstract findAllOf(subject: Subject): Promise<Proposal[]>;
  /** Returns the live ones of a project, a person or a company. */
  abstract findLive(
    of: { projectId: string } | { subjectId: string } | { ownerId: string },
  ): Promise<Proposal[]>;
  abstract countLive(projectId: string): Promise<number>;
  /** The desk's list, newest first. */
  abstract page(filter: ProposalFilter, request: PageRequest): Promise<Page<Proposal>>;
  /** What a company sees of its project: those that were ever shown, oldest first. */
  abstract pageOfProject(projectId: string, request: PageRequest): Promise<Page<Proposal>>;
  /** Returns at most `count` whose time to answer has passed, first ones first. */
  abstract due(now: Date, count: number): Promise<string[]>;
  /** Removes all of a person. */
  abstract removeAllOf(subject: Subject): Promise<void>;
  /** Forgets the company of its proposals. */
  abstract forgetOwner(ownerId: string): Promise<void>;
  /** Removes at most `count` that ended before `date`; returns how many. */
  abstract removeEnded(date: Date, count: number): Promise<number>;
}

/** Writes profiles as documents that name nobody, in their bytes neither. */
export abstract class ProfileDocuments {
  /**
   * Returns a tagged PDF (PDF/UA-1), A4, without author, title of a file or time in its metadata. DomainError `too-many` while another
   * one waits for this company, `unavailable` while too many wait or when writing takes too long.
   */
  abstract write(
    proposal: Pick<Proposal, 'reference' | 'profile'>,
    language: Language,
    companyId: string,
  ): Promise<Uint8Array>;
  /**
   * Returns the characters of a text that a document shows as `?`, each once; none while too much is being written to look
   * at it.
   */
  abstract lacking(text: string): Promise<string[]>;
}
