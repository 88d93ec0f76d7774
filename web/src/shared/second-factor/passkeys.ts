import { t } from '@lingui/core/macro';
import { ApiError, send } from '../api/client.ts';
import type { Audience } from '../api/session/reauth.ts';
import { signInWithOwnPasskey, signInWithPasskey } from '../api/session/sign-in.ts';
import type { Credential } from '../api/types.ts';

type Library = typeof import('@simplewebauthn/browser');
type Creation = Parameters<Library['startRegistration']>[0]['optionsJSON'];
type Request = Parameters<Library['startAuthentication']>[0]['optionsJSON'];

/** JSON of WebAuthn, which the OpenAPI document does not describe. */
type Json = Record<string, unknown>;

const sent = (answer: { id: string; response: object }): Credential => ({
  ...answer,
  response: { ...answer.response },
});

/** Whether passkeys are available: the browser supports them, and the page is served over HTTPS or from localhost. */
export const knowsPasskeys = (): boolean =>
  typeof window !== 'undefined' && typeof window.PublicKeyCredential === 'function';

/** `autocomplete` of the field in which the browser may offer passkeys. */
export const USERNAME_OR_PASSKEY = 'username webauthn';

const library = () => import('@simplewebauthn/browser');

/** Creates a passkey in the browser. Its errors have readable messages, like the API's. */
export async function makePasskey(options: Json): Promise<Credential> {
  const { startRegistration } = await library();
  try {
    return sent(await startRegistration({ optionsJSON: options as unknown as Creation }));
  } catch (error) {
    const isKnown = (error as Error).name === 'InvalidStateError';
    throw new ApiError(
      400,
      isKnown
        ? t`This device has a passkey of your account already.`
        : t`The passkey could not be created. Please try again.`,
    );
  }
}

/** Requests an answer of a passkey from the browser. */
export async function askPasskey(options: Json): Promise<Credential> {
  const { startAuthentication } = await library();
  try {
    return sent(await startAuthentication({ optionsJSON: options as unknown as Request }));
  } catch {
    throw new ApiError(400, t`The passkey could not be used. Please try again, or use your password.`);
  }
}

const optionsFor = (audience: Audience) =>
  audience === 'admin'
    ? send('post', '/public/api/v0/admin/login/passkey/options')
    : send('post', '/public/api/v0/login/passkey/options');

/** Signs in with a passkey chosen in the browser's dialog. */
export async function signInByPasskey(audience: Audience): Promise<void> {
  await signInWithPasskey(audience, await askPasskey((await optionsFor(audience)).options));
}

/** The second step of a sign-in, with one of the account's passkeys. */
export async function signInByOwnPasskey(audience: Audience, token: string): Promise<void> {
  const { options } = await (audience === 'admin'
    ? send('post', '/api/admin/sign-in/passkey/options', { token })
    : send('post', '/private/api/sign-in/passkey/options', { token }));
  await signInWithOwnPasskey(audience, token, await askPasskey(options));
}

/**
 * Offers passkeys in the email field, if the browser can, and signs in with the chosen one. Returns a function that
 * ends the offer.
 */
export function offerPasskeys(audience: Audience, onFailed: (error: unknown) => void): () => void {
  let isOver = false;
  let end = () => undefined as void;
  const offer = async () => {
    const { browserSupportsWebAuthnAutofill, startAuthentication, WebAuthnAbortService } = await library();
    if (!(await browserSupportsWebAuthnAutofill()) || isOver) return;
    const { options } = await optionsFor(audience);
    if (isOver) return;
    end = () => WebAuthnAbortService.cancelCeremony();
    const optionsJSON = options as unknown as Request;
    const chosen = await startAuthentication({ optionsJSON, useBrowserAutofill: true }).catch(() => null);
    if (chosen) await signInWithPasskey(audience, sent(chosen));
  };
  offer().catch((error: unknown) => {
    if (!isOver) onFailed(error);
  });
  return () => {
    isOver = true;
    end();
  };
}
