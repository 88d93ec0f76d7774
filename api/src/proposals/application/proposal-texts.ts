import type { ProposedKind } from '@consulting/contracts';
import type { Fact } from '../../platform/mail/mail-queue.ts';
import type { I18n } from '../../shared/texts/i18n.ts';
import type { AskedAbout, Proposal } from '../domain/proposal.ts';

/**
 * Returns how the company is called: by its name, if its project shows it. `to`: where the sentence goes on after "to",
 * which some languages inflect.
 */
export function askingCompany({ company, place }: AskedAbout, i18n: I18n, as?: 'to'): string {
  if (company) return company;
  if (as === 'to') return place ? i18n._('a company in {place}', { place }) : i18n._('a company');
  return i18n._('The company');
}

/** Returns what the company learns of a person when it is interested. */
export function companyLearns(kind: ProposedKind, i18n: I18n, when: 'then' | 'now'): string {
  if (kind === 'freelancer')
    return when === 'now'
      ? i18n._(
          'The company now sees your name, your email address and telephone number, and the skills, qualifications and experience of your profile, but not your CV.',
        )
      : i18n._(
          'When the company is interested, it learns your name, your email address and telephone number, and the skills, qualifications and experience of your profile, but not your CV.',
        );
  return when === 'now'
    ? i18n._('The company now sees your name and how to reach us.')
    : i18n._(
        'When the company is interested, it learns your name and how to reach us, not how to reach you.',
      );
}

/** Returns a profile as labelled values, exactly as it is shown; what it does not say has no row. */
export function profileFacts({ profile }: Pick<Proposal, 'profile'>, i18n: I18n): Fact[] {
  const { position, skills, years, languages, availability, rate, employers, text } = profile;
  return [
    { label: i18n._('Position'), value: position },
    { label: i18n._('Experience'), value: years === null ? '' : yearsIn(years, i18n) },
    { label: i18n._('Skills'), value: skills.join(', ') },
    { label: i18n._('Languages'), value: languages.join(', ') },
    { label: i18n._('Availability'), value: availability },
    { label: i18n._('Rate'), value: rate },
    { label: i18n._('Employers by branch'), value: employersIn(employers, i18n).join('\n') },
    { label: i18n._('About the person'), value: text },
  ].filter(({ value }) => value !== '');
}

export const employersIn = (employers: Proposal['profile']['employers'], i18n: I18n): string[] =>
  employers.map(({ branch, years }) => `${branch}, ${yearsIn(years, i18n)}`);

export const yearsIn = (count: number, i18n: I18n): string =>
  i18n._('{count, plural, one {# year} other {# years}}', { count });
