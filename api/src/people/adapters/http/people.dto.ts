import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn } from 'class-validator';
import {
  APPLICATION_STATUSES,
  LIMITS,
  ROLES,
  type ApplicationStatus,
  type Role,
} from '@consulting/contracts';
import type { Application, ApplicationKind } from '../../../applications/domain/application.ts';
import { ConversationView, toConversationView } from '../../../messaging/adapters/http/message-views.dto.ts';
import { Optional, Text } from '../../../shared/http/input/fields.ts';
import { PageQuery } from '../../../shared/http/input/page.dto.ts';
import { rule } from '../../../shared/http/input/rule.ts';
import { PersonView, toPersonView } from '../../../users/adapters/http/user.dto.ts';
import type { Person } from '../../application/people.service.ts';

export class PeopleQuery extends PageQuery {
  /** Only people of this role. */
  @ApiPropertyOptional({ enum: ROLES })
  @Optional()
  @IsIn(ROLES, rule('field.not-one-of', { choices: ROLES.join(', ') }))
  role?: Role;

  /** Only people who are blocked, or who are not. */
  @ApiPropertyOptional({ enum: ['true', 'false'] })
  @Optional()
  @IsIn(['true', 'false'], rule('field.not-boolean'))
  blocked?: 'true' | 'false';
}

export class ErasureDto {
  /** Kept in the audit log; the person does not see it. @example 'Asked for it by telephone on 12 March' */
  @Text({ max: LIMITS.message, required: 'field.reason-required' })
  reason: string;
}

/** What was applied for. */
class ApplicationTargetView {
  /** @example 656f2a9e1c9d440000a1b2c3 */
  _id: string;

  /** The job's or project's title, or the consultant's name. @example 'SAP Basis Consultant' */
  title: string;
}

/** One application of a person, whatever it is for. */
export class PersonApplicationView {
  /** @example 656f2a9e1c9d440000a1b2c5 */
  _id: string;

  @ApiProperty({ enum: ['job', 'project', 'consultant'], example: 'job' })
  kind: ApplicationKind;

  @ApiProperty({ enum: APPLICATION_STATUSES, example: 'pending' })
  status: ApplicationStatus;

  /** @example 2026-11-21T08:00:00.000Z */
  appliedAt: string;

  target: ApplicationTargetView;
}

/** A person with everything that belongs to the account. */
export class PersonDetailView extends PersonView {
  /** Of all kinds, newest first. */
  applications: PersonApplicationView[];

  /** The latest 20 messages, without the person's own notes. */
  conversation: ConversationView;
}

function toPersonApplicationView(
  { id, kind, status, appliedAt, targetId }: Application,
  titles: Map<string, string>,
): PersonApplicationView {
  const target = { _id: targetId, title: titles.get(targetId) ?? '' };
  return { _id: id, kind, status, appliedAt: appliedAt.toISOString(), target };
}

export function toPersonDetailView({
  applications,
  titles,
  conversation,
  ...profile
}: Person): PersonDetailView {
  return {
    ...toPersonView(profile, titles),
    applications: applications.map((application) => toPersonApplicationView(application, titles)),
    conversation: toConversationView(conversation),
  };
}
