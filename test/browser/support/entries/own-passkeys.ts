import { TestPasskey } from '../../../support/people/passkey.ts';
import type { Caller } from '../admin.ts';
import { test } from '../test.ts';

/** Adds a passkey under this name, through the API: no browser has it. */
export async function addPasskey(user: Caller, name: string): Promise<void> {
  const path = '/private/api/factors/passkeys';
  const { options } = await user.post<{ options: object }>(`${path}/options`, {});
  const { origin } = new URL(test.info().project.use.baseURL ?? '');
  const credential = new TestPasskey().create(options, { origin });
  await user.post(path, { name, credential });
}
