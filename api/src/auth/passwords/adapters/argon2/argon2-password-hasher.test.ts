import { Argon2PasswordHasher } from './argon2-password-hasher.ts';

it('hashes passwords at the cost that OWASP asks of Argon2id: 19 MiB, two passes, one lane', async () => {
  const hash = await new Argon2PasswordHasher().hash('kein-leichtes-42-Wort');
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
});
