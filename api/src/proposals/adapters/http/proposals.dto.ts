import { ApiProperty } from '@nestjs/swagger';
import {
  PROPOSAL,
  PROPOSAL_ANSWERS,
  PROPOSAL_REPLIES,
  PROPOSAL_STATES,
  PROPOSED_KINDS,
  type Language,
  type ProposalAnswer,
  type ProposalReply,
  type ProposalState,
  type ProposedKind,
} from '@consulting/contracts';
import { Equals, IsIn } from 'class-validator';
import { Id, Optional, OptionalLanguage, OptionalText } from '../../../shared/http/input/fields.ts';
import { EntryField } from '../../../shared/http/input/nested/entry-field.ts';
import { Paging } from '../../../shared/http/input/page.dto.ts';
import { rule } from '../../../shared/http/input/rule.ts';
import { ProposedProfileDto } from './profile.dto.ts';

export class SubjectDto {
  @ApiProperty({ enum: PROPOSED_KINDS, example: 'freelancer' })
  @IsIn(PROPOSED_KINDS, rule('field.not-one-of', { choices: PROPOSED_KINDS.join(', ') }))
  kind: ProposedKind;

  /** The account of the freelancer, or the consultant. @example 656f2a9e1c9d440000a1b2c5 */
  @Id()
  id: string;
}

export class ProfileCheckDto {
  @EntryField(SubjectDto)
  subject: SubjectDto;

  @EntryField(ProposedProfileDto)
  profile: ProposedProfileDto;
}

export class ProposalDto extends ProfileCheckDto {
  /** An open project of a company. */
  @Id()
  projectId: string;
}

export class ProposalDraftQuery extends SubjectDto {}

export class ProposalsQuery extends Paging {
  @ApiProperty({ enum: PROPOSAL_STATES, required: false })
  @Optional()
  @IsIn(PROPOSAL_STATES, rule('field.not-one-of', { choices: PROPOSAL_STATES.join(', ') }))
  state?: ProposalState;

  /** Only those for this project. */
  @Optional()
  @Id()
  project?: string;

  /** Only those of this account or consultant. */
  @Optional()
  @Id()
  person?: string;
}

export class ProposalWithdrawalDto {
  @ApiProperty({ enum: ['withdrawn'] })
  @Equals('withdrawn', rule('proposal.state-refused'))
  state: 'withdrawn';
}

export class ProposalReplyDto {
  @ApiProperty({ enum: PROPOSAL_REPLIES, example: 'interested' })
  @IsIn(PROPOSAL_REPLIES, rule('field.not-one-of', { choices: PROPOSAL_REPLIES.join(', ') }))
  state: ProposalReply;
}

export class ProposalAnswerDto {
  /** `withdraw` takes an agreement back while the profile is shown. */
  @ApiProperty({ enum: PROPOSAL_ANSWERS, example: 'agree' })
  @IsIn(PROPOSAL_ANSWERS, rule('field.not-one-of', { choices: PROPOSAL_ANSWERS.join(', ') }))
  answer: ProposalAnswer;

  /** The firm reads it, the company does not. @example 'I have just begun another project.' */
  @OptionalText({ max: PROPOSAL.reason })
  reason?: string;
}

export class ProfileDocumentQuery {
  @OptionalLanguage('Language of the document; the reader’s when absent')
  language?: Language;
}
