import { withoutBlankRows } from './career.ts';

it('drops rows in which nothing stands, and keeps those with one value', () => {
  const blank = { university: ' ', year: '', course: '' };
  const experience = [
    { company: '', role: '', from: '', to: '' },
    { company: '', role: '', from: '2019', to: '' },
  ];
  expect(withoutBlankRows({ qualification: [blank], experience })).toEqual({
    qualification: [],
    experience: [experience[1]],
  });
});

it('leaves a change alone that names neither list', () => {
  const change: { position: string; qualification?: [] } = { position: 'Architect' };
  expect(withoutBlankRows(change)).toEqual(change);
});
