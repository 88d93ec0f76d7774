import { ApiProperty } from '@nestjs/swagger';
import {
  coded,
  LANGUAGES,
  PROPOSAL_LOOKS,
  PROPOSAL_SIDES,
  PROPOSAL_STATES,
  PROPOSED_KINDS,
  type Language,
  type PlainCode,
  type ProposalLookKind,
  type ProposalSide,
  type ProposalState,
  type ProposedKind,
} from '@consulting/contracts';
import { MessageAnswer } from '../../../shared/http/output/message-answer.dto.ts';
import type { DeskProposal } from '../../application/proposals.service.ts';
import { nameOf, type ProposedPerson } from '../../domain/person.ts';
import type { ProfileWarning } from '../../domain/profile-check.ts';
import { countLooks, type ProposalLook } from '../../domain/looks.ts';
import { companyFor, looksFor, reasonOf, type Proposal } from '../../domain/proposal.ts';
import { ProposedProfileView, toProfileView } from './profile.dto.ts';

const INSTANT = { type: String, format: 'date-time', nullable: true } as const;

class ProposalProjectView {
  /** @example 656f2a9e1c9d440000a1b2c3 */
  _id: string;

  /** As it was when the person was asked. @example 'S/4HANA roll-out' */
  title: string;

  /** Of the title. */
  @ApiProperty({ enum: LANGUAGES, example: 'en' })
  language: Language;

  /**
   * Empty while the company's name stays hidden: its project does not show it, and it is not interested. @example 'Spree
   * Logistics AG'
   */
  company: string;

  /** Empty for none. @example 'Berlin' */
  place: string;
}

class ProposalLookView {
  /** @example 2026-11-21T08:00:00.000Z */
  at: string;

  /** The company's name; for the person empty while it stays hidden (`project.company`). @example 'Spree Logistics AG' */
  by: string;

  /** In its list, opened, or as a PDF. */
  @ApiProperty({ enum: PROPOSAL_LOOKS, example: 'profile' })
  what: ProposalLookKind;
}

class ProposalLookCountsView {
  /** In its list. @example 1 */
  list: number;

  /** Opened. @example 2 */
  profile: number;

  /** As a PDF. @example 0 */
  document: number;
}

/** A proposal as the person reads it who is proposed. */
export class OwnProposalView {
  /** @example 656f2a9e1c9d440000a1b2c4 */
  _id: string;

  /** What the company calls the person. @example 'C-4821' */
  reference: string;

  @ApiProperty({ enum: PROPOSAL_STATES, example: 'asked' })
  state: ProposalState;

  project: ProposalProjectView;

  /** Exactly as the company sees it after an agreement. */
  profile: ProposedProfileView;

  /** @example 2026-11-21T08:00:00.000Z */
  askedAt: string;

  /** Until when the question can be answered. @example 2026-11-28T08:00:00.000Z */
  expiresAt: string;

  @ApiProperty({ ...INSTANT, example: null })
  agreedAt: string | null;

  @ApiProperty({ ...INSTANT, example: null })
  endedAt: string | null;

  /** Who ended it; null while it has not ended, and for the clock or the end of the project. */
  @ApiProperty({ type: String, enum: PROPOSAL_SIDES, nullable: true, example: null })
  endedBy: ProposalSide | null;

  /**
   * Looks of the company, oldest first: at most 200, which are the first and the last of each kind, and the latest others.
   */
  @ApiProperty({ type: [ProposalLookView] })
  views: ProposalLookView[];

  /** How many looks of each kind there were. */
  viewCounts: ProposalLookCountsView;

  /** The application that an interested company has received. @example null */
  @ApiProperty({ type: String, nullable: true, example: null })
  applicationId: string | null;
}

export class OwnProposalAnswer extends MessageAnswer {
  proposal: OwnProposalView;
}

class ProposalSubjectView {
  @ApiProperty({ enum: PROPOSED_KINDS, example: 'freelancer' })
  kind: ProposedKind;

  /** @example 656f2a9e1c9d440000a1b2c5 */
  _id: string;

  /** Empty when the person is gone. @example 'Anna Berger' */
  name: string;
}

/** A proposal as the desk reads it. `project.company` is the company's name also where the project does not show it. */
export class DeskProposalView extends OwnProposalView {
  subject: ProposalSubjectView;

  /** What the person has written with the last answer; empty for none. @example '' */
  reason: string;
}

class ProfileWarningView extends MessageAnswer {
  /** @example 'profile.employers.0.branch' */
  field: string;
}

export class ProfileCheckAnswer {
  /** Texts that may say who the person is: names of employers, and a lone surname. Empty if there is nothing to say. */
  @ApiProperty({ type: [ProfileWarningView] })
  warnings: ProfileWarningView[];
}

export class ProposalAskedAnswer extends MessageAnswer {
  /** @example 656f2a9e1c9d440000a1b2c4 */
  _id: string;

  /** Texts that may say who the person is, as the check answers them before. */
  @ApiProperty({ type: [ProfileWarningView] })
  warnings: ProfileWarningView[];
}

class DraftPositionView {
  /** @example 'Elbe Steel' */
  company: string;
}

/** The desk's form begins with this profile of a person. */
export class ProposalDraftView {
  /** @example 'Anna Berger' */
  name: string;

  /** Employers without a branch, which the desk adds. */
  profile: ProposedProfileView;

  /** The employers of the profile by name, which must not be in it, in the same order. */
  @ApiProperty({ type: [DraftPositionView] })
  employers: DraftPositionView[];
}

export function toOwnProposalView(proposal: Proposal): OwnProposalView {
  const { id, reference, state, projectId, about, profile, consent, history, applicationId } = proposal;
  return {
    _id: id,
    reference,
    state,
    project: {
      _id: projectId,
      title: about.title,
      language: about.language,
      company: companyFor(proposal),
      place: about.place,
    },
    profile: toProfileView(profile),
    askedAt: proposal.askedAt.toISOString(),
    expiresAt: proposal.expiresAt.toISOString(),
    agreedAt: consent?.at.toISOString() ?? null,
    endedAt: proposal.endedAt?.toISOString() ?? null,
    endedBy: proposal.endedAt ? (history.at(-1)?.by ?? null) : null,
    views: looksFor(proposal).map(toLookView),
    viewCounts: countLooks(proposal),
    applicationId,
  };
}

const toLookView = ({ at, by, what }: ProposalLook): ProposalLookView => ({
  at: at.toISOString(),
  by,
  what,
});

export const toOwnAnswer = (code: PlainCode, proposal: Proposal): OwnProposalAnswer => ({
  ...coded(code),
  proposal: toOwnProposalView(proposal),
});

export function toDeskProposalView({ proposal, person, company }: DeskProposal): DeskProposalView {
  const { kind, id } = proposal.subject;
  const { project, ...view } = toOwnProposalView(proposal);
  return {
    subject: { kind, _id: id, name: person ? nameOf(person) : '' },
    reason: reasonOf(proposal),
    project: {
      _id: project._id,
      title: project.title,
      language: project.language,
      company: company || project.company,
      place: project.place,
    },
    ...view,
    views: proposal.looks.map(toLookView),
  };
}

export const toCheckAnswer = (warnings: readonly ProfileWarning[]): ProfileCheckAnswer => ({
  warnings: warnings.map(({ field, code, message, values }) => ({
    field,
    code,
    message,
    ...(values && { values }),
  })),
});

export const toAskedAnswer = (
  { id }: Proposal,
  warnings: readonly ProfileWarning[],
): ProposalAskedAnswer => ({ ...coded('proposal.asked'), _id: id, ...toCheckAnswer(warnings) });

export const toDraftView = (person: ProposedPerson): ProposalDraftView => ({
  name: nameOf(person),
  profile: toProfileView(person.draft),
  employers: person.positions.map((company) => ({ company })),
});
