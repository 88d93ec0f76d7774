import { Argon2PasswordHasher } from './argon2-password-hasher.ts';

it('hashes passwords at the cost that OWASP asks of Argon2id: 19 MiB, two passes, one lane', async () => {
  const hash = await new Argon2PasswordHasher().hash('kein-leichtes-42-Wort');
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
});

it('checks a password by the parameters that its hash names, also after the cost was raised', async () => {
  const before = await new Argon2PasswordHasher({ memoryCost: 64, timeCost: 1, parallelism: 1 }).hash('Wort');
  expect(before).toContain('$m=64,t=1,p=1$');
  const hasher = new Argon2PasswordHasher();
  expect([await hasher.verify(before, 'Wort'), await hasher.verify(before, 'wort')]).toEqual([true, false]);
});

it('reads every character of a password, and no letter for another', async () => {
  const long = 'ß'.repeat(127);
  const hasher = new Argon2PasswordHasher({ memoryCost: 64, timeCost: 1, parallelism: 1 });
  const hash = await hasher.hash(`${long}a`);
  const tried = [`${long}a`, `${long}b`, long, `${long}A`, ` ${long}a`, `${long}a `, `${long}a\0`];
  expect(await Promise.all(tried.map((password) => hasher.verify(hash, password)))).toEqual([
    true,
    ...Array<boolean>(6).fill(false),
  ]);
});
