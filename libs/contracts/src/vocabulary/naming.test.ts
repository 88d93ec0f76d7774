import { nameOfSkill, sharedSkills, skillsNamed, withBroaderSkills, type Naming } from './naming.ts';

const shared = (entry: Naming, reader: Naming) => {
  const { ids, of } = sharedSkills(skillsNamed(entry), withBroaderSkills(skillsNamed(reader)));
  return { words: ids.map((id) => nameOfSkill(id, 'en')), of };
};

it('counts the skills that an entry names, and says which of them the reader names too', () => {
  const entry = { skills: ['ABAP', 'RAP', 'CDS', 'HANA', 'Fiori', 'BTP'], texts: ['SAP Fiori'] };
  expect(shared(entry, { skills: ['abap', 'rap', 'cds', 'hana'] })).toEqual({
    words: ['ABAP', 'RAP', 'CDS Views', 'SAP HANA'],
    of: 6,
  });
});

it('names skills alone, and everyday words only in lists of skills', () => {
  const entry = { skills: ['Go'], texts: ['Remote in Berlin, ready to go, with R'] };
  expect(shared(entry, { skills: ['golang', 'r', 'berlin', 'remote'] })).toEqual({
    words: ['Golang'],
    of: 1,
  });
});

it('takes a narrower skill of the reader for a broader one of the entry, never the other way round', () => {
  expect(shared({ skills: ['HANA'] }, { skills: ['S/4HANA'] }).words).toEqual(['SAP HANA']);
  expect(shared({ skills: ['S/4HANA'] }, { skills: ['HANA'] }).words).toEqual([]);
});

it('counts an abbreviation with two meanings once, by the meaning that the reader names', () => {
  expect(shared({ skills: ['PM'] }, { skills: ['Project Manager'] })).toEqual({
    words: ['Project Manager'],
    of: 1,
  });
  expect(shared({ skills: ['PM'] }, { skills: ['SAP PM'] }).words).toEqual(['SAP PM']);
});

it('shares nothing with texts that name no skill', () => {
  expect(shared({ texts: ['Three years'] }, { skills: ['abap'] })).toEqual({ words: [], of: 0 });
});

it('names a skill in each language', () => {
  expect(nameOfSkill('cds', 'de')).toBe('CDS-Views');
});
