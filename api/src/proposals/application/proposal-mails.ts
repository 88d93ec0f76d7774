import { COMPANY, type Language } from '@consulting/contracts';
import type { Mail } from '../../platform/mail/mail-queue.ts';
import { i18nOf } from '../../shared/texts/i18n.ts';
import type { User } from '../../users/domain/user.ts';
import type { ProposedPerson } from '../domain/person.ts';
import type { Proposal } from '../domain/proposal.ts';

/** `shown` confirms an agreement; `withdrawn`: by the desk, or because the project, the company or the person is gone. */
export type PersonNews = 'asked' | 'shown' | 'interested' | 'not-interested' | 'withdrawn';
export type CompanyNews = 'shown' | 'withdrawn';
export type FirmNews = 'shown' | 'declined' | 'expired' | 'interested' | 'not-interested' | 'withdrawn';

/** News for the person, with the link by which a question is answered and an agreement is taken back. */
export function mailToPerson(
  proposal: Proposal,
  person: ProposedPerson,
  { news, token }: { news: PersonNews; token: string },
): Mail {
  const i18n = i18nOf(person.language);
  return {
    to: person.email,
    language: person.language,
    subject: `${i18n._('May we propose you?')} ${news}`,
    title: news,
    paragraphs: [COMPANY.name, proposal.about.title],
    action: { label: i18n._('May we propose you?'), path: `/proposal/${token}` },
    kind: 'proposal',
    ...(person.kind === 'freelancer' && { about: person.id }),
  };
}

/** News for the company, by the reference alone. */
export function mailToCompany(proposal: Proposal, owner: User, news: CompanyNews): Mail {
  return {
    to: owner.email,
    language: owner.language,
    subject: `${proposal.reference} ${news}`,
    title: news,
    paragraphs: [],
    action: { label: proposal.reference, path: `/dashboard/projects/${proposal.projectId}/proposals` },
    kind: 'proposal-company',
  };
}

/** News for the desk. */
export function mailToFirm(
  proposal: Proposal,
  person: ProposedPerson | null,
  { news, email, language }: { news: FirmNews; email: string; language: Language },
): Mail {
  return {
    to: email,
    language,
    subject: `${proposal.reference} ${news}`,
    title: news,
    paragraphs: [],
    action: { label: proposal.reference, path: '/admin/proposals' },
    kind: 'proposal-firm',
    ...(person?.kind === 'freelancer' && { about: person.id }),
  };
}
