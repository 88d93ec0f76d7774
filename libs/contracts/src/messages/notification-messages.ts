/** What the API says of emails and other things that users switch on and off, and of the availability that some remind them of. */
export const NOTIFICATION_MESSAGES = {
  'notification.sent': 'Notification sent.',
  'notifications.saved': 'Your choice has been saved.',
  'notifications.stopped': 'You no longer get these emails.',
  'availability.confirmed': 'The availability has been confirmed.',
  'availability.not-found': 'This link does not work. Please sign in and look at your profile.',
  'availability.nothing-known':
    'Nothing is known that could be confirmed. Please enter a day or the days per week first.',
  'availability.role-required': 'Only freelancers have an availability in their profile',
  'availability.saved': 'Your availability has been saved.',
  'shared.off': 'You have switched off in your account that lists say what you share.',
  'shared.role-required': 'Your role does not have this order of the list',
  'shared.saved': 'Your choice about shared skills has been saved.',
} as const;
