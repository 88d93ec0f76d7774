import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { ValidateBy } from 'class-validator';
import { LIMITS } from '@consulting/contracts';
import { ApiCondition } from '../../../../shared/http/input/api-condition.ts';
import { rule } from '../../../../shared/http/input/rule.ts';
import { Optional, Text } from '../../../../shared/http/input/fields.ts';
import type { FactorState } from '../../application/second-factor.service.ts';
import { Password } from '../../../passwords/adapters/http/credential-fields.ts';
import { ReplacedSessionAnswer } from '../../../sessions/adapters/http/replaced-session.dto.ts';

/** Longer than any code with the dashes and spaces that people type. */
const LONGEST_CODE = 40;

export class CodeDto {
  /** Six digits from the app, or one of the recovery codes. @example "123456" */
  @Text({ max: LONGEST_CODE, required: 'code.required', kind: 'contact' })
  code: string;
}

const isCredential = (value: unknown): boolean => {
  const { id, response } = (value ?? {}) as Record<string, unknown>;
  return (
    typeof id === 'string' && typeof response === 'object' && response !== null && !Array.isArray(response)
  );
};

/** What a browser answers, as WebAuthn writes it in JSON: all but its outline is read by the library that checks it. */
function BrowserCredential(selfRequired = true) {
  return applyDecorators(
    ApiProperty({
      type: 'object',
      properties: { id: { type: 'string' }, response: { type: 'object', additionalProperties: true } },
      required: ['id', 'response'],
      selfRequired,
      additionalProperties: true,
      description: '`toJSON()` of the `PublicKeyCredential`',
      example: { id: 'Zm9vYmFy', rawId: 'Zm9vYmFy', type: 'public-key', response: {} },
    }),
    ValidateBy({ name: 'credential', validator: { validate: isCredential } }, rule('passkey.missing')),
  );
}

export class CredentialDto {
  @BrowserCredential()
  credential: Record<string, unknown>;
}

export class CreatePasskeyDto extends CredentialDto {
  /** Its name, chosen by the owner. @example Office laptop */
  @Text({ max: LIMITS.name, required: 'passkey.name-required', kind: 'line' })
  name: string;
}

/** What the browser is asked with. */
export class CredentialOptionsAnswer {
  @ApiProperty({
    type: 'object',
    additionalProperties: true,
    description:
      'For `PublicKeyCredential.parseCreationOptionsFromJSON()` or `parseRequestOptionsFromJSON()`',
    example: { challenge: 'q1w2e3', rpId: 'www.firma.example', userVerification: 'required' },
  })
  options: Record<string, unknown>;
}

/** What confirms that the owner is at the screen: a passkey, or the password, and with a second factor a code too. */
@ApiCondition({ minProperties: 1 })
export class ConfirmDto {
  @Optional()
  @Password('The current password')
  password?: string;

  /** Six digits from the app, or one of the recovery codes. @example "123456" */
  @Optional()
  @Text({ max: LONGEST_CODE, required: 'code.required', kind: 'contact' })
  code?: string;

  /** For options of `confirm/passkey`. */
  @Optional()
  @BrowserCredential(false)
  credential?: Record<string, unknown>;
}

export class PasskeyView {
  /** As the authenticator chose it, in base64url. @example Zm9vYmFy */
  credentialId: string;

  /** @example Office laptop */
  name: string;

  /** @example 2026-11-21T08:00:00.000Z */
  since: string;

  /** When it last signed in or confirmed; null: not yet. */
  @ApiProperty({ type: String, nullable: true, example: '2026-11-21T08:00:00.000Z' })
  usedAt: string | null;
}

export class FactorsView {
  /** Since when a code of an app is needed to sign in; null: it is not. */
  @ApiProperty({ type: String, nullable: true, example: '2026-11-21T08:00:00.000Z' })
  codesSince: string | null;

  /** In the order in which they were added. */
  passkeys: PasskeyView[];

  /** How many recovery codes were not used yet. @example 10 */
  recoveryCodes: number;

  /** The account has to have a second factor. @example true */
  required: boolean;
}

export const toFactorsView = ({
  codesSince,
  passkeys,
  recoveryCodes,
  required,
}: FactorState): FactorsView => ({
  codesSince: codesSince && codesSince.toISOString(),
  passkeys: passkeys.map(({ id, name, since, usedAt }) => ({
    credentialId: id,
    name,
    since: since.toISOString(),
    usedAt: usedAt && usedAt.toISOString(),
  })),
  recoveryCodes,
  required,
});

/** For the app: shown once. */
export class OfferedCodesAnswer {
  /** In base 32, to be typed. @example JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP */
  key: string;

  /** For a QR code. @example otpauth://totp/Muster:a@firma.example?issuer=Muster&secret=JBSWY3DPEHPK3PXP&algorithm=SHA1&digits=6&period=30 */
  address: string;
}

/** Never shown again. */
export class RecoveryCodesAnswer extends ReplacedSessionAnswer {
  /** Ten, each for one sign-in; empty when the account keeps those it has. @example ["7k3d-p0qa-mz81-x4vt-9s2c-j8wf"] */
  recoveryCodes: string[];
}
