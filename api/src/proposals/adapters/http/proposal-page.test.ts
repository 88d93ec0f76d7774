import { aPerson, aProposal } from '../../domain/proposal.fixture.ts';
import { answered } from '../../domain/proposal.ts';
import { proposalPage, statusOf, type Linked } from './proposal-page.ts';

const NOW = new Date('2026-11-28T09:00:00Z');
const EVIL = '<script>alert("1")</script>';
const question = aProposal(NOW, {
  about: { title: EVIL, language: 'en', company: EVIL, place: '' },
  profile: { ...aProposal(NOW).profile, skills: [EVIL], text: `'"${EVIL}` },
});
const read = (proposal: Linked, now = NOW, error = '') =>
  proposalPage(proposal, { language: 'en', now, error });
const linked = { proposal: question, person: aPerson() };
const shown = { ...linked, proposal: answered(question, 'agree', '', NOW) };
const answersOf = (html: string) =>
  [...html.matchAll(/name="answer" value="(\w+)"/g)].map(([, value]) => value);

describe('the page of a mailed link', () => {
  it('holds no script and no markup that was typed', () => {
    for (const each of [linked, shown, null])
      expect(read(each, NOW, EVIL)).not.toMatch(/<script|\son\w+=|style="/i);
  });

  it('asks with two forms, of which only the no has a reason, and offers to take a yes back', () => {
    expect(answersOf(read(linked))).toEqual(['agree', 'decline']);
    expect(answersOf(read(shown))).toEqual(['withdraw']);
    expect(read(linked).match(/<form method="post">/g)).toHaveLength(2);
  });

  it('has nothing of the profile and no form once it has ended, by the clock too', () => {
    const late = new Date(question.expiresAt.getTime());
    const declined = { ...linked, proposal: answered(question, 'decline', 'Q', NOW) };
    for (const [each, now] of [
      [declined, NOW],
      [linked, late],
      [null, NOW],
    ] as const) {
      expect(read(each, now)).not.toMatch(/<form|ABAP|4821|alert/);
      expect(statusOf(each, now)).toBe(each ? 410 : 404);
    }
  });
});
