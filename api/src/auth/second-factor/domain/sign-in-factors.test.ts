import { MOST_PASSKEYS, WAYS, waysOf, wantsSecond, type SignInFactors } from './sign-in-factors.ts';

const with_ = (codes: boolean, passkeys: number) =>
  ({ codes: codes ? {} : null, passkeys: Array(passkeys).fill({}), recovery: ['hash'] }) as SignInFactors;

it('a second step is wanted by an app and by a passkey, not by recovery codes alone', () => {
  expect(waysOf(null)).toEqual([]);
  expect(waysOf(with_(false, 0))).toEqual([]);
  expect(waysOf(with_(true, 0))).toEqual(['code']);
  expect(waysOf(with_(false, 2))).toEqual(['passkey']);
  expect(waysOf(with_(true, MOST_PASSKEYS))).toEqual(WAYS);
  expect([null, with_(false, 0), with_(true, 0), with_(false, 1)].map(wantsSecond)).toEqual([
    false,
    false,
    true,
    true,
  ]);
});
