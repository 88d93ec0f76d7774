import {
  LANGUAGES,
  LIMITS,
  PROPOSED_PROFILE,
  type Language,
  type ProposedProfile,
} from '@consulting/contracts';
import { pdfText } from './pdf-text.fixture.ts';
import { aProposal } from '../../domain/proposal.fixture.ts';
import { PdfkitProfileDocuments } from './pdfkit-profile-documents.ts';

const documents = new PdfkitProfileDocuments();
const proposal = aProposal(new Date('2026-11-28T09:00:00Z'), { reference: 'C-4821' });
const textOf = async (bytes: Uint8Array) => (await pdfText(bytes)).text;
const rawOf = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1');
const writing = (profile: Partial<ProposedProfile>) =>
  documents.write({ ...proposal, profile: { ...proposal.profile, ...profile } }, 'en', 'spree');

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
      LANGUAGES.map(async (each) => textOf(await documents.write(proposal, each, each))),
    );
    expect(english).toContain(
      'Proposed profile C-4821 ABAP developer Experience 12 years Skills ABAP, CDS Languages German (C2) Availability from March Rate 900 € a day Employers by branch • Automotive supplier, 4 years About the person Two releases a year. Migrations. Muster Consulting GmbH Page 1 of 1',
    );
    expect(german).toMatch(/Vorgeschlagenes Profil C-4821 .*12 Jahre.*Seite 1 von 1/);
  });

  it('is tagged, with language and title, and without author, program and time', async () => {
    const raw = rawOf(await documents.write(proposal, 'de', 'spree'));
    for (const part of [
      '/StructTreeRoot',
      '/Marked true',
      '/Lang (de)',
      '/DisplayDocTitle true',
      '<pdfuaid:part>1</pdfuaid:part>',
      '<rdf:li xml:lang="x-default">Vorgeschlagenes Profil C-4821</rdf:li>',
      '/S /H1',
      '/S /H2',
      '/S /LI',
    ])
      expect(raw).toContain(part);
    expect(raw).not.toMatch(/Author|Creator|Producer|CreationDate|CreateDate|ModDate|PDFKit/);
  });

  it('is the same for the same profile', async () => {
    const [one, other] = await Promise.all(
      [documents, new PdfkitProfileDocuments()].map((each) => each.write(proposal, 'en', 'spree')),
    );
    expect(one).not.toBe(other);
    expect(Buffer.from(one!).equals(other!)).toBe(true);
  });

  it.each([
    ['letters of European languages', 'Łódź Győr Çeşme Жизнь Їжак Ґанок ευρώ ἀρχή tiếng Việt', undefined],
    ['signs', '≥ ≤ ≠ → ← ⇒ ✓ ✔ ★ ■ ▪ ▶ ∞ √ ½ ² € ₽ ₴ ☎', undefined],
    ['ligatures as letters', 'ﬁnance, Proﬁl, oﬃce', 'finance, Profil, office'],
    ['words without the places to divide them', 'Donau\u00addampf, Roll\u2011out', 'Donaudampf, Roll-out'],
    ['a wish for a picture as the sign', '✔\ufe0f done', '✔ done'],
    ['wide letters as usual ones', 'ＳＡＰ', 'SAP'],
    ['one neutral sign for what no font has', 'see 👩‍💻 and 漢 end', 'see ? and ? end'],
  ])('writes %s', async (_, text, written = text) => {
    const bytes = await writing({ position: `A ${text} B`, text: `C ${text} D` });
    const read = (await textOf(bytes)).normalize('NFC');
    expect(read).toContain(`A ${written} B`);
    expect(read).toContain(`C ${written} D`);
  });

  it('tells the characters that a document cannot show, as they are in the text', async () => {
    expect(await documents.lacking('Größe ≥ 5 → ﬁx\u00ad Жизнь\n✔\ufe0f')).toEqual([]);
    expect(await documents.lacking('漢 and 👩‍💻, 漢 again')).toEqual(['漢', '👩‍💻']);
  });

  it('goes on over pages to the end of the longest profile', async () => {
    const bytes = await documents.write({ reference: 'C-4821', profile: LONGEST }, 'en', 'spree');
    const { pages, text } = await pdfText(bytes);
    expect(pages).toBeGreaterThan(1);
    expect(text).toMatch(/End/);
    expect(text).toContain(`Page ${pages} of ${pages}`);
  });

  it('is written once, however often it is asked for', async () => {
    const own = new PdfkitProfileDocuments();
    const write = (language: Language) => own.write(proposal, language, 'spree');
    const [first, ...others] = await Promise.all(Array.from({ length: 20 }, () => write('en')));
    expect(new Set([first, ...others, await write('en')])).toEqual(new Set([first]));
    expect(await write('de')).not.toBe(first);
  });

  it('is written for one company between two of another, of which no more than one waits', async () => {
    const own = new PdfkitProfileDocuments();
    const order: unknown[] = [];
    const write = (reference: string, company: string) =>
      own.write({ ...proposal, reference }, 'en', company).then(
        () => order.push(reference),
        (error: unknown) => order.push(error),
      );
    const many = Array.from({ length: 20 }, (_, n) => write(`C-${n}`, 'spree'));
    await Promise.all([...many, write('C-4821', 'havel')]);
    const refusal = { kind: 'too-many', code: 'request.waiting', details: { retryAfter: 5 } };
    expect(order.slice(0, 18)).toEqual(Array(18).fill(expect.objectContaining(refusal)));
    expect(order.slice(18)).toEqual(['C-0', 'C-4821', 'C-1']);
  });
});
