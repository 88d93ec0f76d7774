/**
 * Words that server and client share, and parts from which both build sentences. In English: the catalogues of the
 * server (`api/src/shared/texts`) have the other languages. A client build for a language replaces these words by its
 * own, and the server passes the words of the reader's language. Values are in braces.
 */
export const WORDS = {
  'company.description':
    'IT and SAP consulting from Berlin. We plan, migrate and run the systems behind your orders, payroll and closing.',
  'company.country': 'Germany',
  'hours.weekdays': 'Monday to Friday',
  'hours.opens': '8.00am',
  'hours.closes': '5.00pm',
  'hours.closed': 'Saturday and Sunday',

  'date.months': 'January February March April May June July August September October November December',
  'date.long': '{day} {month} {year}',
  'date.long-us': '{month} {day}, {year}',
  'names.locale': 'en-GB',
  'amount.euros': '€{amount}',
  'amount.group': ',',
  'amount.decimal': '.',

  'employment.full-time': 'Full-time',
  'employment.part-time': 'Part-time',
  'employment.internship': 'Internship',
  'employment.temporary': 'Temporary',
  'contract.freelance': 'Freelance',
  'contract.work-contract': 'Contract for work',
  'contract.temporary-employment': 'Temporary employment',
  'contract.freelance.means': 'Self-employed work that is invoiced.',
  'contract.work-contract.means': 'An agreed result is owed and is paid after its acceptance.',
  'contract.temporary-employment.means':
    'Employment by the provider of the project, for work at a client’s (Arbeitnehmerüberlassung, AÜG).',
  'workplace.onsite': 'On site',
  'workplace.hybrid': 'Hybrid',
  'workplace.remote': 'Remote',
  'workplace.remote-from': 'Remote ({countries})',
  'salary.up-to': 'Up to {amount}',
  'salary.from': 'From {amount}',
  'salary.range': '{from} to {to}',
  'salary.year': '{amount} a year',
  'salary.month': '{amount} a month',
  'salary.hour': '{amount} an hour',
  'salary.day': '{amount} a day',
  'job.not-specified': 'Not specified',
  'job.paused': 'This position is not taking applications at the moment.',
  'job.closed': 'This position is no longer open.',
  'project.paused': 'This project is not taking applications at the moment.',
  'project.closed': 'This project is no longer open.',

  'page.home': 'Home',
  'page.careers': 'Careers',
  'page.projects': 'Projects',
  'share.job': 'Position',
  'share.project': 'Project',

  'device.on': '{browser} on {system}',
  'device.unknown': 'Unknown device',

  'profile.first_name': 'First name',
  'profile.last_name': 'Last name',
  'profile.email': 'Email',
  'profile.country': 'Country',
  'profile.phone': 'Phone',
  'profile.role': 'Role',
  'profile.company_name': 'Company name',
  'profile.skills': 'Skills',
  'profile.qualification': 'Qualifications',
  'profile.experience': 'Experience',
  'profile.cv': 'CV',
  'profile.certificate': 'Certificate',

  'wait.minute': '1 minute',
  'wait.minutes': '{count} minutes',
  'value.draft': 'draft',
  'value.open': 'open',
  'value.paused': 'paused',
  'value.closed': 'closed',
  'value.pending': 'pending',
  'value.selected': 'selected',
  'value.rejected': 'rejected',
  'value.withdrawn': 'withdrawn',

  'applied.job': 'the position “{title}” at {owner}',
  'applied.project': 'the project “{title}” of {owner}',
  'applied.project-nameless': 'the project “{title}” of the company that offers it',
  'applied.speculative': 'a position or a project with us',
  'title.speculative': 'Speculative application',
  'owner.nameless': 'The company that offers it',
} as const;

/** The words in one language. */
export type Words = Readonly<Record<keyof typeof WORDS, string>>;
