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

const ApiChoice = (notification: Notification, description: string) =>
  ApiProperty({
    enum: NOTIFICATION_CHOICES[notification],
    example: DEFAULT_NOTIFICATIONS[notification],
    description,
  });

function Choice(notification: Notification, description: string) {
  const choices = NOTIFICATION_CHOICES[notification];
  return applyDecorators(
    ApiChoice(notification, description),
    IsIn(choices, rule('field.not-one-of', { choices: choices.join(', ') })),
  );
}

const ABOUT = {
  messages: 'Emails about messages and notes of the firm',
  alerts: 'Emails with news for saved searches',
  applicants:
    'Emails about applicants of one’s own projects: the first at once and others within the hour together, all at 7 a.m. (Berlin), or none',
  availability: 'Reminders to confirm one’s availability',
} as const;

/** Which emails the user wants, of those that can be switched off. */
export class NotificationsView implements NotificationPreferences {
  @ApiChoice('messages', ABOUT.messages)
  messages: NotificationPreferences['messages'];

  @ApiChoice('alerts', ABOUT.alerts)
  alerts: NotificationPreferences['alerts'];

  @ApiChoice('applicants', ABOUT.applicants)
  applicants: NotificationPreferences['applicants'];

  @ApiChoice('availability', ABOUT.availability)
  availability: NotificationPreferences['availability'];
}

export class NotificationsDto implements NotificationPreferences {
  @Choice('messages', ABOUT.messages)
  messages: NotificationPreferences['messages'];

  @Choice('alerts', ABOUT.alerts)
  alerts: NotificationPreferences['alerts'];

  @Choice('applicants', ABOUT.applicants)
  applicants: NotificationPreferences['applicants'];

  @Choice('availability', ABOUT.availability)
  availability: NotificationPreferences['availability'];
}

/** A choice that was saved. */
export class NotificationsAnswer extends MessageAnswer {
  @ApiVersion({ of: 'the fields of the account that the owner can change' })
  version: string;
}
