import { TestPasskey } from '../../../support/people/passkey.ts';
import { test } from '../test.ts';
import type { Account } from './accounts.ts';

/** Adds a passkey under this name, through the API: no browser has it. The account enters with it from then on. */
export async function addPasskey(user: Account, name: string): Promise<void> {
  const path = '/private/api/factors/passkeys';
  const { options } = await user.post<{ options: object }>(`${path}/options`, {});
  const { origin } = new URL(test.info().project.use.baseURL ?? '');
  const passkey = new TestPasskey();
  await user.post(path, { name, credential: passkey.create(options, { origin }) });
  user.passkeys.push(passkey);
}
