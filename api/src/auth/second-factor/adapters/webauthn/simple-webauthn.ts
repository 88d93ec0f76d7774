import { Injectable } from '@nestjs/common';
import { COMPANY } from '@consulting/contracts';
import type {
  AuthenticationResponseJSON,
  AuthenticatorTransport,
  RegistrationResponseJSON,
} from '@simplewebauthn/server';
import { Settings } from '../../../../config/settings.ts';
import {
  Webauthn,
  type Claim,
  type Credential,
  type CredentialOptions,
  type PasskeyAccount,
} from '../../application/passkeys.ports.ts';
import type { SessionAudience } from '../../../sessions/domain/session.ts';
import type { Passkey } from '../../domain/sign-in-factors.ts';

/** Loaded at the first use of a passkey, not at the start: the library has large parsers of certificates. */
const library = () => import('@simplewebauthn/server');
const helpers = () => import('@simplewebauthn/server/helpers');

const bytes = (text: string) => new Uint8Array(Buffer.from(text, 'utf8'));
const fromBase64 = (text: string) => new Uint8Array(Buffer.from(text, 'base64url'));
const text = (value: unknown): string => (typeof value === 'string' ? value : '');

const TRANSPORTS: ReadonlySet<string> = new Set([
  'ble',
  'cable',
  'hybrid',
  'internal',
  'nfc',
  'smart-card',
  'usb',
]);

const descriptors = (passkeys: readonly Passkey[]) =>
  passkeys.map(({ id, transports }) => ({ id, transports: transports as AuthenticatorTransport[] }));

/** Time that the browser gives the owner, in milliseconds. */
const TIMEOUT = 5 * 60_000;

@Injectable()
export class SimpleWebauthn extends Webauthn {
  /** A passkey belongs to a host: administrators' to that of the administration. */
  private readonly parties: Readonly<Record<SessionAudience, { origin: string; rpID: string }>>;

  constructor({ publicUrl, adminUrl }: Settings) {
    super();
    const partyOf = (address: string) => {
      const { origin, hostname } = new URL(address);
      return { origin, rpID: hostname };
    };
    this.parties = { user: partyOf(publicUrl), admin: partyOf(adminUrl ?? publicUrl) };
  }

  async creation(
    challenge: string,
    { handle, email, audience }: PasskeyAccount,
    known: readonly Passkey[],
  ): Promise<CredentialOptions> {
    const { generateRegistrationOptions } = await library();
    const options = await generateRegistrationOptions({
      rpName: COMPANY.shortName,
      rpID: this.parties[audience].rpID,
      challenge: fromBase64(challenge),
      userID: bytes(handle),
      userName: email,
      userDisplayName: email,
      timeout: TIMEOUT,
      // We do not need to know the make of the device.
      attestationType: 'none',
      excludeCredentials: descriptors(known),
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    return { ...options };
  }

  async request(
    challenge: string,
    audience: SessionAudience,
    allowed: readonly Passkey[] = [],
  ): Promise<CredentialOptions> {
    const { generateAuthenticationOptions } = await library();
    const options = await generateAuthenticationOptions({
      rpID: this.parties[audience].rpID,
      challenge: fromBase64(challenge),
      timeout: TIMEOUT,
      userVerification: 'required',
      ...(allowed.length > 0 && { allowCredentials: descriptors(allowed) }),
    });
    return { ...options };
  }

  claimOf({ id, response }: Credential): Claim | null {
    const { userHandle, clientDataJSON } = (response ?? {}) as Credential;
    try {
      const json = Buffer.from(text(clientDataJSON), 'base64url').toString('utf8');
      const { challenge } = JSON.parse(json) as { challenge?: unknown };
      const handle = Buffer.from(text(userHandle), 'base64url').toString('utf8');
      return { id: text(id), handle, challenge: text(challenge) };
    } catch {
      return null;
    }
  }

  async created(credential: Credential, challenge: string, audience: SessionAudience) {
    const response = credential as unknown as RegistrationResponseJSON;
    const { verifyRegistrationResponse } = await library();
    try {
      if (!(await isPlain(response))) return null;
      const { registrationInfo } = await verifyRegistrationResponse({
        response,
        expectedChallenge: challenge,
        expectedOrigin: this.parties[audience].origin,
        expectedRPID: this.parties[audience].rpID,
        requireUserVerification: true,
      });
      if (!registrationInfo) return null;
      const { id, publicKey, counter, transports = [] } = registrationInfo.credential;
      const known = transports.filter((each) => TRANSPORTS.has(each));
      return { id, publicKey: Buffer.from(publicKey).toString('base64url'), counter, transports: known };
    } catch {
      // The library throws for every invalid answer.
      return null;
    }
  }

  async used(
    credential: Credential,
    { id, publicKey, counter, transports }: Passkey,
    challenge: string,
    audience: SessionAudience,
  ): Promise<number | null> {
    const { verifyAuthenticationResponse } = await library();
    try {
      const { verified, authenticationInfo } = await verifyAuthenticationResponse({
        response: credential as unknown as AuthenticationResponseJSON,
        expectedChallenge: challenge,
        expectedOrigin: this.parties[audience].origin,
        expectedRPID: this.parties[audience].rpID,
        credential: {
          id,
          publicKey: fromBase64(publicKey),
          counter,
          transports: transports as AuthenticatorTransport[],
        },
        requireUserVerification: true,
      });
      return verified ? authenticationInfo.newCounter : null;
    } catch {
      return null;
    }
  }
}

/**
 * Returns whether an answer has no attestation with certificates, since we ask for none. Verifying certificates would
 * load revocation lists from any address that they name.
 */
async function isPlain({ response }: RegistrationResponseJSON): Promise<boolean> {
  const { decodeAttestationObject } = await helpers();
  const attestation = decodeAttestationObject(fromBase64(response.attestationObject));
  const format = attestation.get('fmt');
  return format === 'none' || (format === 'packed' && attestation.get('attStmt').get('x5c') === undefined);
}
