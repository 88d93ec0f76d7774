import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn } from 'class-validator';
import { type Language, LIMITS, ROLES, type Role } from '@consulting/contracts';
import { ConversationView, toConversationView } from '../../../messaging/adapters/http/message-views.dto.ts';
import {
  KindOfApplication,
  toKindOfApplication,
} from '../../../placement/adapters/http/application-view.dto.ts';
import { NoteView, toNoteView } from '../../../notes/adapters/http/notes.dto.ts';
import { FreeBy } from '../../../shared/http/input/career.dto.ts';
import { AvailabilityView } from '../../../shared/http/output/availability-view.dto.ts';
import { MessageAnswer } from '../../../shared/http/output/message-answer.dto.ts';
import { Optional, Text } from '../../../shared/http/input/fields.ts';
import { StablePageQuery, UpdatedSince, UpdatedSort } from '../../../shared/http/input/page.dto.ts';
import { rule } from '../../../shared/http/input/rule.ts';
import { PersonView, toPersonView } from '../../../users/adapters/http/user.dto.ts';
import { UsersQuery } from '../../../users/adapters/http/profile.dto.ts';
import { SavedSearchFilter } from '../../../saved-searches/adapters/http/saved-search-filter.ts';
import type { PeopleFilter, Person } from '../../application/people.service.ts';

export class PeopleQuery extends StablePageQuery {
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

  /** Only people who have agreed that the firm keeps their documents and writes to them. */
  @ApiPropertyOptional({ enum: ['true'] })
  @Optional()
  @IsIn(['true'], rule('field.not-one-of', { choices: 'true' }))
  pool?: 'true';

  @FreeBy()
  free_by?: string;
}

/** The list of people, with what is new in a saved search. */
export class PeopleListQuery extends PeopleQuery {
  /** Only what is new in this saved search. */
  @SavedSearchFilter()
  savedSearch?: string;

  @UpdatedSince()
  updated_since?: string;

  @UpdatedSort()
  sort?: 'updated';
}

/** The list of freelancers, with what is new in a saved search. */
export class FreelancersQuery extends UsersQuery {
  /** Only what is new in this saved search. */
  @SavedSearchFilter()
  savedSearch?: string;
}

/** Returns what a query asks for. */
export const toPeopleFilter = ({ q, role, blocked, pool, free_by }: PeopleQuery): PeopleFilter => ({
  q,
  role,
  freeBy: free_by,
  ...(blocked && { blocked: blocked === 'true' }),
  ...(pool && { inPool: true }),
});

/** An availability that was confirmed. */
export class AvailabilityConfirmed extends MessageAnswer {
  availability: AvailabilityView;
}

export class ErasureDto {
  /** Kept in the audit log; the person does not see it. @example 'Asked for it by telephone on 12 March' */
  @Text({ max: LIMITS.message, required: 'field.reason-required' })
  reason: string;
}

/** A person with everything that belongs to the account. */
export class PersonDetailView extends PersonView {
  /** Of all kinds, newest first. */
  applications: KindOfApplication[];

  /** The latest 20 messages, without the person's own notes. */
  conversation: ConversationView;

  /** Internal notes about the person, newest first, the latest 100. */
  @ApiProperty({ type: [NoteView] })
  notes: NoteView[];

  /** A second factor is needed to sign in. @example false */
  secondFactor: boolean;
}

export function toPersonDetailView(
  { applications, conversation, notes, hasSecondFactor, ...profile }: Person,
  reader: Language,
): PersonDetailView {
  const titles = new Map(applications.map(([, target]) => [target.id, target]));
  return {
    applications: applications.map(([application, target]) =>
      toKindOfApplication(application, target, reader),
    ),
    conversation: toConversationView(conversation),
    notes: notes.map(toNoteView),
    secondFactor: hasSecondFactor,
    ...toPersonView(profile, titles),
  };
}
