/** What the API says of emails that users switch on and off. */
export const NOTIFICATION_MESSAGES = {
  'notifications.saved': 'Your choice has been saved.',
  'notifications.stopped': 'You no longer get these emails.',
} as const;
