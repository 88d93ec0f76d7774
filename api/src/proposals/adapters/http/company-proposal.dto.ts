import { ApiProperty } from '@nestjs/swagger';
import { coded, SHOWN_STATES, type PlainCode, type ShownState } from '@consulting/contracts';
import { MessageAnswer } from '../../../shared/http/output/message-answer.dto.ts';
import type { CompanyProposal, ListedProposal } from '../../application/company-proposals.service.ts';
import { isSeen, type Proposal } from '../../domain/proposal.ts';
import { ProposedProfileView, toProfileView } from './profile.dto.ts';

/** A proposed person in a company's list, without anything that says who it is. */
export class CompanyProposalView {
  /** @example 656f2a9e1c9d440000a1b2c4 */
  _id: string;

  /** What the company calls the person. @example 'C-4821' */
  reference: string;

  @ApiProperty({ enum: SHOWN_STATES, example: 'shown' })
  state: ShownState;

  /**
   * True while the account of somebody in whom the company is interested is not available: then nothing of the person is
   * shown. @example false
   */
  hidden: boolean;

  /** Empty when the profile is not shown. @example 'SAP FI Consultant' */
  position: string;

  /** When the profile was shown first. @example 2026-11-21T08:00:00.000Z */
  shownAt: string;

  /** When the company answered, or it was withdrawn. */
  @ApiProperty({ type: String, format: 'date-time', nullable: true, example: null })
  endedAt: string | null;
}

class ProposalContactView {
  /** @example 'Anna Berger' */
  name: string;

  /** Whose address and number these are: of a consultant the firm's. Null when they are no longer shown. */
  @ApiProperty({ type: String, enum: ['person', 'firm'], nullable: true, example: 'person' })
  by: 'person' | 'firm' | null;

  @ApiProperty({ type: String, nullable: true, example: 'anna.berger@example.com' })
  email: string | null;

  @ApiProperty({ type: String, nullable: true, example: '+49 30 123456' })
  phone: string | null;
}

/** The same, opened. */
export class CompanyProposalDetail extends CompanyProposalView {
  /** Null when it is not shown: it was withdrawn, the company is not interested, or it is `hidden`. */
  @ApiProperty({ type: ProposedProfileView, nullable: true })
  profile: ProposedProfileView | null;

  /** Null before the company is interested, and while it is `hidden`. */
  @ApiProperty({ type: ProposalContactView, nullable: true })
  contact: ProposalContactView | null;

  /** The application of an interested company's freelancer; null otherwise. */
  @ApiProperty({ type: String, nullable: true, example: null })
  applicationId: string | null;
}

export class CompanyProposalAnswer extends MessageAnswer {
  proposal: CompanyProposalDetail;
}

const isShown = (state: Proposal['state']): state is ShownState =>
  (SHOWN_STATES as readonly string[]).includes(state);

export function toCompanyView({ proposal, isHidden }: ListedProposal): CompanyProposalView {
  const { id, reference, state, profile, consent, askedAt, endedAt } = proposal;
  return {
    _id: id,
    reference,
    state: isShown(state) ? state : 'withdrawn',
    hidden: isHidden,
    position: isSeen(proposal) && !isHidden ? profile.position : '',
    shownAt: (consent?.at ?? askedAt).toISOString(),
    endedAt: endedAt?.toISOString() ?? null,
  };
}

export function toCompanyDetail(read: CompanyProposal): CompanyProposalDetail {
  const { proposal, isHidden, contact } = read;
  return {
    ...toCompanyView(read),
    profile: isSeen(proposal) && !isHidden ? toProfileView(proposal.profile) : null,
    contact: contact && {
      name: contact.name,
      by: contact.by,
      email: contact.email,
      phone: contact.phone,
    },
    applicationId: contact && proposal.applicationId,
  };
}

export const toCompanyAnswer = (code: PlainCode, proposal: CompanyProposal): CompanyProposalAnswer => ({
  ...coded(code),
  proposal: toCompanyDetail(proposal),
});
