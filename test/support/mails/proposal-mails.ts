import { PROPOSED_KINDS, type Language } from '@consulting/contracts';
import type { Mail } from '../../../api/src/platform/mail/mail-queue.ts';
import {
  mailToCompany,
  mailToFirm,
  mailToPerson,
} from '../../../api/src/proposals/application/proposal-mails.ts';
import { aPerson, aProposal } from '../../../api/src/proposals/domain/proposal.fixture.ts';
import { aUser } from '../../../api/src/users/domain/user.fixture.ts';

/** Yields the mails about proposals of every kind and to everybody. */
export function* proposalMailsIn(
  language: Language,
  { now, title }: { now: Date; title: string },
): Generator<Mail> {
  const owner = aUser({ email: 'ada@firma.berlin', first_name: 'Ada', last_name: 'Berg', language });
  const office = { email: 'office@firma.berlin', language };
  const profile = { position: 'ABAP', skills: ['Q'], languages: ['X'], availability: '2027', rate: '900 €' };
  for (const kind of PROPOSED_KINDS)
    for (const [company, place] of [
      ['Firma', 'Berlin'] as const,
      ['', 'Berlin'] as const,
      ['', ''] as const,
    ]) {
      const about = { title, language, company, place };
      const employers = [1, 2].map((years) => ({ branch: 'Z', years }));
      const fields = { about, profile: { ...profile, years: 12, employers, text: 'Q' } };
      const proposal = aProposal(now, { ...fields, applicationId: kind === 'freelancer' ? 'a' : null });
      const person = aPerson({ kind, first_name: 'Ada', last_name: 'Berg', language });
      for (const news of ['asked', 'shown', 'interested', 'not-interested', 'withdrawn'] as const)
        yield mailToPerson(proposal, person, { news, token: 't' });
      for (const news of ['shown', 'withdrawn'] as const) yield mailToCompany(proposal, owner, news);
      for (const news of [
        ...(['shown', 'declined', 'expired'] as const),
        ...(['interested', 'not-interested', 'withdrawn'] as const),
      ])
        for (const who of [person, null]) yield mailToFirm(proposal, who, { ...office, news });
    }
}
