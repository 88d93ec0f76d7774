import { accountTaken } from './account.ts';
import { aUser } from './user.fixture.ts';
import { fullName, searchedTexts } from './user.ts';

it('a person is called by both names, or by the one that is known', () => {
  expect(fullName({ first_name: 'Lena', last_name: 'Vogt' })).toBe('Lena Vogt');
  expect(fullName({ first_name: 'Lena', last_name: '' })).toBe('Lena');
});

it('applicants are found by names and company, and by their address apart from these', () => {
  const user = aUser({ company_name: 'Spree AG', email: 'lena@example.com' });
  expect(searchedTexts(user)).toEqual({ person: 'Lena Vogt Spree AG', email: 'lena@example.com' });
});

it('a taken address is a conflict', () => {
  expect(accountTaken()).toMatchObject({ kind: 'conflict', code: 'account.already-exists' });
});
