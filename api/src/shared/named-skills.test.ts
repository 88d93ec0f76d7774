import { skillsNamed } from '@consulting/contracts/vocabulary';
import { skillsOfEntry } from './named-skills.ts';

it('are those that the texts name, the first time and again, in lists of skills and elsewhere', () => {
  const entry = { skills: ['Go', 'ABAP', 'SAP FI', 'abap'], texts: ['Go', 'Consultant SAP', 'FI'] };
  for (let time = 0; time < 2; time++) {
    expect(skillsOfEntry(entry)).toEqual(skillsNamed(entry));
    expect(skillsOfEntry({ texts: ['Go'] })).toEqual([]);
    expect(skillsOfEntry({ skills: ['Go'] })).toHaveLength(1);
  }
});
