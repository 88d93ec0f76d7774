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
  'news.selected-by-firm':
    'You have been selected for {what}. We will get in touch with you about the next steps.',
  'news.selected-by-owner':
    'You have been selected for {what}. {owner} will get in touch with you about the next steps.',
  'news.rejected-by-firm':
    'Thank you for your interest in {what} and for the time you took. We have decided to proceed with other applicants this time. We wish you every success, and would be glad to hear from you again.',
  'news.rejected-by-owner':
    'Thank you for your interest in {what} and for the time you took. {owner} has decided to proceed with other applicants this time. All the best for your next project!',
  'news.pending-by-firm': 'We are reviewing your application for {what} once more and will get back to you.',
  'news.pending-by-owner':
    '{owner} is reviewing your application for {what} once more and will get back to you.',
  'news.closed-by-firm':
    'Thank you for your interest in {what} and for the time you took. It has been closed, and applications for it are no longer considered. We wish you every success, and would be glad to hear from you again.',
  'news.closed-by-owner':
    'Thank you for your interest in {what} and for the time you took. It has been closed, and applications for it are no longer considered. All the best for your next project!',
  'news.speculative-selected':
    'Good news: we would like to get to know you. We will get in touch with you about the next steps.',
  'news.speculative-pending':
    'We are reviewing your speculative application once more and will get back to you.',
  'news.speculative-rejected':
    'Thank you for thinking of us and for the time you took. At present we have no position or project that fits. We wish you every success, and would be glad to hear from you again.',
  'news.request-selected':
    'Good news: we can offer you {what}. We will get in touch with you about the next steps.',
  'news.request-pending': 'We are reviewing your request for {what} once more and will get back to you.',
  'news.request-rejected':
    'Thank you for your request for {what}. Unfortunately {what} is not available for it. We would be glad to look for somebody else with you.',
} as const;

/** The words in one language. */
export type Words = Readonly<Record<keyof typeof WORDS, string>>;
