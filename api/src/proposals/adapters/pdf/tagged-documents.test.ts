import { LIMITS, PROPOSED_PROFILE, type ProposedProfile } from '@consulting/contracts';
import { untaggedIn } from './marked-content.fixture.ts';
import { PdfkitProfileDocuments } from './pdfkit-profile-documents.ts';

const WORDS = [
  ...['Fiori', 'Umstellung', 'Жизнь', 'ευρώ', '≥', '→', '✓', 'ﬁnance', 'Łódź', '漢', 'm²'],
  'Donaudampfschifffahrtsgesellschaft'.repeat(3),
];

/** Texts that look different each time, and are the same in each run. */
function texts(seed: number) {
  let state = seed;
  const below = (most: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return state % most;
  };
  const text = (length: number, breaks = '') => {
    let all = '';
    while (all.length < length) all += `${WORDS[below(WORDS.length)]}${below(6) === 0 ? breaks || ' ' : ' '}`;
    return all.slice(0, length).trim() || 'a';
  };
  return { below, text };
}

/** The nth profile: from nearly empty to as long as allowed, so that pages end in each kind of part. */
function profileOf(n: number): ProposedProfile {
  const { below, text } = texts(n + 1);
  const list = (most: number, length: number) =>
    Array.from({ length: below(most) }, () => text(1 + below(length)));
  return {
    position: text(1 + below(PROPOSED_PROFILE.position)),
    skills: list(LIMITS.listEntries, 1 + below(PROPOSED_PROFILE.skill)),
    years: below(2) === 0 ? null : below(PROPOSED_PROFILE.years),
    languages: list(8, PROPOSED_PROFILE.language),
    availability: text(below(PROPOSED_PROFILE.availability) + 1),
    rate: text(1 + below(PROPOSED_PROFILE.rate)),
    employers: list(PROPOSED_PROFILE.employers, PROPOSED_PROFILE.branch).map((branch) => ({
      branch,
      years: below(60),
    })),
    // Few are as long as allowed: those take a second each.
    text: text(1 + below(n % 10 === 0 ? PROPOSED_PROFILE.text : 900), '\n'),
  };
}

/** Two hundred others were tried by hand with veraPDF (docs/decisions/0064-proposals.md). */
const COUNT = 40;

it('everything that a document shows is tagged, or an artifact, whatever its length (PDF/UA-1, 7.1)', async () => {
  const documents = new PdfkitProfileDocuments();
  const pages: number[] = [];
  for (let n = 0; n < COUNT; n++) {
    const proposal = { reference: `C-${n}`, profile: profileOf(n) };
    const bytes = await documents.write(proposal, n % 2 === 0 ? 'en' : 'de', 'spree');
    expect([n, untaggedIn(bytes)]).toEqual([n, []]);
    pages.push(
      Buffer.from(bytes)
        .toString('latin1')
        .match(/\/Type \/Page\b/g)?.length ?? 0,
    );
  }
  // The breaks of pages are what this is about.
  expect(pages.filter((count) => count > 1).length).toBeGreaterThan(COUNT / 3);
  expect(Math.max(...pages)).toBeGreaterThan(3);
});
