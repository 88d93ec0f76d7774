import { nameKey, nameTaken } from './template.ts';

it('names that look alike are the same, whatever their case and their encoding', () => {
  expect(nameKey('ABSAGE Mu\u0308nchen')).toBe(nameKey('absage M\u00fcnchen'));
  expect(nameKey('Absage')).not.toBe(nameKey('Zusage'));
  expect(nameTaken()).toMatchObject({ kind: 'conflict', code: 'template.name-taken' });
});
