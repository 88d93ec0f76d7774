/** Sentences about proposals, by code: see `messages.ts`. */
export const PROPOSAL_MESSAGES = {
  'proposal.agreed': 'Thank you. The company now sees this profile, without your name.',
  'proposal.already-applied': 'This person has applied for this project already.',
  'proposal.already-there': 'This person has been proposed for this project already.',
  'proposal.answered-not-interested': 'Thank you. The person has been told that you are not interested.',
  'proposal.asked': 'The person has been asked.',
  'proposal.asked-lately':
    'This person was asked about this project and did not agree. Please wait {days} days before asking again.',
  'proposal.asked-too-often':
    'This person has been asked {most} times within {days} days. Please wait before asking again.',
  'proposal.branch-required': 'Please name a branch',
  'proposal.changed-meanwhile': 'This proposal has just been changed. Please look at it again.',
  'proposal.consultant-listed':
    'Companies see this consultant in the list, with the name. Consultants who are listed are requested there and are not proposed.',
  'proposal.declined': 'Thank you for your answer. Nobody has seen this profile, and nobody will.',
  'proposal.document-later':
    'Several documents are being written at the moment. Please try again in a moment.',
  'proposal.ended': 'This proposal has ended.',
  'proposal.expired': 'The time to answer has passed.',
  'proposal.interested': 'The person has been told that you are interested. The contact is shown here.',
  'proposal.name-in-profile': 'The profile must not name the person: “{found}”',
  'proposal.no-address': 'There is no email address at which this person can be asked.',
  'proposal.no-contact':
    'The profile must hold no email address, no telephone number and no web address: “{found}”',
  'proposal.not-asked': 'There is no question to answer.',
  'proposal.not-found': 'Proposal not found',
  'proposal.not-freelancer': 'Only freelancers and consultants can be proposed.',
  'proposal.not-shown': 'This profile is not shown, so there is nothing to take back.',
  'proposal.person-blocked': 'The account of this person is blocked.',
  'proposal.position-required': 'Please name a position',
  'proposal.project-full': 'At most {most} people can be proposed for one project at the same time.',
  'proposal.project-of-firm': 'People are proposed for projects of companies only.',
  'proposal.state-refused': 'Send the state withdrawn',
  'proposal.taken-back': 'Your agreement has been taken back. The company no longer sees the profile.',
  'proposal.warns-employer': '“{found}” may name an employer of this person: {word}',
  'proposal.warns-letters':
    'The PDF of the profile shows “?” in place of what its fonts do not have: {found}',
  'proposal.warns-surname': '“{found}” is the surname of this person, or a part of it: {word}',
  'proposal.withdrawn': 'The proposal has been withdrawn.',
  'proposal.withdrawn-before': 'This proposal has been withdrawn.',
} as const;
