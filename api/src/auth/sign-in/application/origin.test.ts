import { openAuthWorld, RIGHT } from '../../../../../test/support/app/auth-world.ts';
import { triesOf, type Origin } from './origin.ts';

const LENA = { audience: 'user', id: 'lena', sessionEpoch: 1 } as const;
const KNOWN = { audience: 'user', id: 'lena', epoch: 1, device: 'd1' } as const;
const HERE: Origin = { device: 'Firefox', address: '203.0.113.0', network: '203.0.113.7', known: [] };

it('a wrong try counts for the known device of the account, and otherwise for its network', () => {
  expect(triesOf({ ...HERE, known: [KNOWN] }, LENA)).toEqual({ device: 'd1' });
  for (const known of [[], [{ ...KNOWN, epoch: 0 }], [{ ...KNOWN, id: 'other' }]])
    expect(triesOf({ ...HERE, known }, LENA)).toEqual({ network: '203.0.113.7' });
  expect(triesOf({ ...HERE, known: [KNOWN] }, null)).toEqual({ network: '203.0.113.7' });
});

it('wrong tries at a user’s account leave an administrator with that address the own ones, and the reverse', async () => {
  const world = await openAuthWorld();
  const email = 'lena@example.com';
  await world.aUser({ email });
  await world.anAdmin(email);
  for (let i = 0; i < 5; i++)
    await expect(world.signIn.withPassword(email, 'wrong', HERE)).rejects.toMatchObject({
      kind: 'unauthenticated',
    });
  await expect(world.signIn.withPassword(email, RIGHT, HERE)).rejects.toMatchObject({ kind: 'too-many' });
  expect(await world.adminSignIn.withPassword(email, RIGHT, HERE)).toMatchObject({ epoch: 0 });
  const elsewhere = { ...HERE, network: '198.51.100.9' };
  expect(await world.signIn.withPassword(email, RIGHT, elsewhere)).toMatchObject({ epoch: 0 });
  await world.close();
});
