/** Messages of the career site and of applying without an account. */
export const CAREER_MESSAGES = {
  'career-site.updated': 'The career site has been saved.',
  'guest-application.account-blocked':
    'The account of this email address has been blocked, so the application cannot be sent. Please contact us.',
  'guest-application.already-sent':
    'This application has been sent and was not deleted. Sign in to withdraw it, or ask us to.',
  'guest-application.discarded': 'The application and its CV have been deleted.',
  'guest-application.erased': 'The waiting applications of this address have been erased.',
  'guest-application.link-invalid': 'This link is invalid or has expired. Please apply again.',
  'guest-application.link-missing': 'The link is not complete. Please open it again from the email',
  'guest-application.network-erased': 'The waiting applications of this network have been erased.',
  'guest-application.press-again':
    'We could not tell whether a person or a program sent this. Please press the button once more to send your application.',
  'guest-application.received':
    'We have sent you an email. Please open the link in it to send your application.',
  'guest-application.sent': 'Your application has been sent.',
  'portrait.consent-future': 'Please choose today or an earlier day',
  'portrait.not-found': 'Portrait not found',
  'portrait.removed': 'The portrait has been removed.',
  'portrait.updated': 'The portrait has been saved.',
  'team-member.created': 'The team member has been added.',
  'team-member.deleted': 'The team member has been deleted.',
  'team-member.not-found': 'Team member not found',
  'team-member.order-outdated': 'The team has changed meanwhile. Please check it again.',
  'team-member.order-saved': 'The order of the team has been saved.',
  'team-member.too-many': 'There can be at most {max} team members.',
  'team-member.unknown': 'This team member no longer exists',
  'team-member.updated': 'The team member has been saved.',
} as const;
