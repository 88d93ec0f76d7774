import { nameKey, nameTaken } from './template.ts';

it('names that look alike are the same, whatever their case and their encoding', () => {
  expect(nameKey('ABSAGE Mu\u0308nchen')).toBe(nameKey('absage M\u00fcnchen'));
  for (const [one, other] of [
    ['Absage', 'Zusage'],
    ['Maß', 'Mass'],
  ] as const)
    expect(nameKey(one)).not.toBe(nameKey(other));
  expect(nameTaken()).toMatchObject({ kind: 'conflict', code: 'template.name-taken' });
});
