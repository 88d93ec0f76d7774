import { SIGN_IN_FAILURES, SignInFailure, splitName } from './provider-identity.ts';

it.each([
  ['Lena Vogt', 'Lena', 'Vogt'],
  ['  Lena  Maria\tVogt ', 'Lena Maria', 'Vogt'],
  ['Lena', 'Lena', ''],
  ['', '', ''],
])('the last word of %j is the last name, unless it is the only one', (name, first_name, last_name) => {
  expect(splitName(name)).toEqual({ first_name, last_name });
});

it('a failed sign-in keeps its code and its cause', () => {
  const cause = new Error('timeout');
  for (const code of SIGN_IN_FAILURES) {
    const failure = new SignInFailure(code, { cause });
    expect(failure).toMatchObject({ code, cause });
    expect(failure.message).toContain(code);
  }
});
