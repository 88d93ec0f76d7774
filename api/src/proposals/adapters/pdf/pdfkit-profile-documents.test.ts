import { LANGUAGES, LIMITS, PROPOSED_PROFILE, type ProposedProfile } from '@consulting/contracts';
import { pdfText } from './pdf-text.fixture.ts';
import { aProposal } from '../../domain/proposal.fixture.ts';
import { PdfkitProfileDocuments } from './pdfkit-profile-documents.ts';

const documents = new PdfkitProfileDocuments();
const proposal = aProposal(new Date('2026-11-28T09:00:00Z'), { reference: 'C-4821' });
const textOf = async (bytes: Uint8Array) => (await pdfText(bytes)).text;
const rawOf = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1');
const writing = (profile: Partial<ProposedProfile>) =>
  documents.write({ ...proposal, profile: { ...proposal.profile, ...profile } }, 'en');

const LONGEST: ProposedProfile = {
  position: 'W'.repeat(PROPOSED_PROFILE.position),
  skills: Array.from({ length: LIMITS.listEntries }, () => 'W'.repeat(PROPOSED_PROFILE.skill)),
  years: PROPOSED_PROFILE.years,
  languages: Array.from({ length: LIMITS.listEntries }, () => 'ł'.repeat(PROPOSED_PROFILE.language)),
  availability: 'a '.repeat(PROPOSED_PROFILE.availability / 2),
  rate: '9'.repeat(PROPOSED_PROFILE.rate),
  employers: Array.from({ length: PROPOSED_PROFILE.employers }, () => ({
    branch: 'B'.repeat(PROPOSED_PROFILE.branch),
    years: 60,
  })),
  text: `${'W'.repeat(PROPOSED_PROFILE.text - 4)} End`,
};

describe('the document of a profile', () => {
  it('has the whole profile in its order, in the language of its reader', async () => {
    const [english, german] = await Promise.all(
      LANGUAGES.map(async (each) => textOf(await documents.write(proposal, each))),
    );
    expect(english).toContain(
      'Proposed profile C-4821 ABAP developer Experience 12 years Skills ABAP, CDS Languages German (C2) Availability from March Rate 900 € a day Employers by branch • Automotive supplier, 4 years About the person Two releases a year. Migrations. Muster Consulting GmbH Page 1 of 1',
    );
    expect(german).toMatch(/Vorgeschlagenes Profil C-4821 .*12 Jahre.*Seite 1 von 1/);
  });

  it('is tagged, with language and title, and without author, program and time', async () => {
    const raw = rawOf(await documents.write(proposal, 'de'));
    for (const part of [
      '/StructTreeRoot',
      '/Marked true',
      '/Lang (de)',
      '/DisplayDocTitle true',
      '/S /H1',
      '/S /H2',
      '/S /LI',
    ])
      expect(raw).toContain(part);
    expect(raw).not.toMatch(/Author|Creator|Producer|CreationDate|CreateDate|ModDate|PDFKit/);
  });

  it('is the same for the same profile', async () => {
    const [one, other] = await Promise.all([
      documents.write(proposal, 'en'),
      documents.write(proposal, 'en'),
    ]);
    expect(Buffer.from(one).equals(other)).toBe(true);
  });

  it('writes Latin letters of other languages, and one neutral sign for what the fonts do not have', async () => {
    expect(await textOf(await writing({ text: 'Łódź Győr Çeşme 👩‍💻 end' }))).toContain(
      'Łódź Győr Çeşme ? end',
    );
  });

  it('goes on over pages to the end of the longest profile', async () => {
    const bytes = await documents.write({ reference: 'C-4821', profile: LONGEST }, 'en');
    const { pages, text } = await pdfText(bytes);
    expect(pages).toBeGreaterThan(1);
    expect(text).toMatch(/End/);
    expect(text).toContain(`Page ${pages} of ${pages}`);
  });
});
