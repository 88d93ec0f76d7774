import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { IsIn } from 'class-validator';
import {
  DEFAULT_NOTIFICATIONS,
  NOTIFICATION_CHOICES,
  type Notification,
  type NotificationPreferences,
} from '@consulting/contracts';
import { ApiVersion } from '../../../shared/http/if-match.ts';
import { rule } from '../../../shared/http/input/rule.ts';
import { MessageAnswer } from '../../../shared/http/output/message-answer.dto.ts';

function Choice(notification: Notification, description: string) {
  const choices = NOTIFICATION_CHOICES[notification];
  return applyDecorators(
    ApiProperty({ enum: choices, example: DEFAULT_NOTIFICATIONS[notification], description }),
    IsIn(choices, rule('field.not-one-of', { choices: choices.join(', ') })),
  );
}

/** Which emails the user wants, of those that can be switched off. */
export class NotificationsView implements NotificationPreferences {
  @Choice('messages', 'Emails about messages and notes of the firm')
  messages: NotificationPreferences['messages'];

  @Choice('alerts', 'Emails with news for saved searches')
  alerts: NotificationPreferences['alerts'];

  @Choice(
    'applicants',
    'Emails about applicants of one’s own projects: the first at once and others within the hour together, all at 7 a.m. (Berlin), or none',
  )
  applicants: NotificationPreferences['applicants'];

  @Choice('availability', 'Reminders to confirm one’s availability')
  availability: NotificationPreferences['availability'];
}

/** What the user chooses is what is shown. */
export class NotificationsDto extends NotificationsView {}

/** A choice that was saved. */
export class NotificationsAnswer extends MessageAnswer {
  @ApiVersion({ of: 'the fields of the account that the owner can change' })
  version: string;
}
