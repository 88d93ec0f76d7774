import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import {
  ArrayMaxSize,
  ArrayMinSize,
  ArrayUnique,
  IsArray,
  IsIn,
  IsInt,
  Max,
  Min,
  ValidateBy,
} from 'class-validator';
import {
  KEY_DAYS,
  KEY_NETWORKS,
  KEY_SCOPES,
  KEY_STATES,
  LIMITS,
  type KeyScope,
  type KeyState,
} from '@consulting/contracts';
import { Optional, Text } from '../../../shared/http/input/fields.ts';
import { StablePageQuery } from '../../../shared/http/input/page.dto.ts';
import { rule } from '../../../shared/http/input/rule.ts';
import { HoldView, toHoldView } from '../../../shared/http/output/hold-view.dto.ts';
import { MessageAnswer } from '../../../shared/http/output/message-answer.dto.ts';
import { isNetwork } from '../../application/networks.ts';
import type { ListedKey } from '../../application/api-keys.service.ts';
import { stateOf, type ApiKey } from '../../domain/api-key.ts';

const isNetworkText = (value: unknown): boolean => typeof value === 'string' && isNetwork(value);

export class CreateKeyDto {
  /** Its name in the administration: the calling program and its purpose. @example Timesheets */
  @Text({ max: LIMITS.name, required: 'field.name-required', kind: 'line' })
  name: string;

  @ApiProperty({
    enum: KEY_SCOPES,
    enumName: 'KeyScope',
    isArray: true,
    minItems: 1,
    uniqueItems: true,
    example: ['jobs:read'],
  })
  @IsArray(rule('field.not-list'))
  @ArrayMinSize(1, rule('api-key.scopes-required'))
  @ArrayUnique(rule('field.entry-twice'))
  @IsIn(KEY_SCOPES, { each: true, ...rule('field.not-one-of', { choices: KEY_SCOPES.join(', ') }) })
  scopes: KeyScope[];

  @ApiPropertyOptional({
    type: 'integer',
    minimum: 1,
    maximum: KEY_DAYS.most,
    default: KEY_DAYS.default,
    example: KEY_DAYS.default,
    description: 'Days for which it is valid',
  })
  @Optional()
  @IsInt(rule('field.not-whole-number-between', { min: 1, max: KEY_DAYS.most }))
  @Min(1, rule('field.too-small', { min: 1 }))
  @Max(KEY_DAYS.most, rule('field.too-large', { max: KEY_DAYS.most }))
  days: number = KEY_DAYS.default;

  @ApiPropertyOptional({
    type: [String],
    maxItems: KEY_NETWORKS,
    default: [],
    example: ['203.0.113.0/24', '2001:db8::/32'],
    description: 'From where it may be used: addresses and networks (CIDR). From everywhere when empty',
  })
  @Optional()
  @IsArray(rule('field.not-list'))
  @ArrayMaxSize(KEY_NETWORKS, rule('field.too-many-entries', { max: KEY_NETWORKS }))
  @ValidateBy(
    { name: 'network', validator: { validate: isNetworkText } },
    { each: true, ...rule('api-key.network-invalid') },
  )
  networks: string[] = [];
}

export class KeysQuery extends StablePageQuery {
  @ApiPropertyOptional({ enum: KEY_STATES })
  @Optional()
  @IsIn(KEY_STATES, rule('field.not-one-of', { choices: KEY_STATES.join(', ') }))
  state?: KeyState;
}

export class ApiKeyView {
  /** @example 656f2a9e1c9d440000a1b2c5 */
  _id: string;

  /** @example Timesheets */
  name: string;

  /** How the key begins. @example cpk_4fT9aB */
  start: string;

  @ApiProperty({ enum: KEY_SCOPES, enumName: 'KeyScope', isArray: true, example: ['jobs:read'] })
  scopes: KeyScope[];

  /** From where it may be used; from everywhere when empty. @example ["203.0.113.0/24"] */
  networks: string[];

  @ApiProperty({ enum: KEY_STATES, example: 'active' })
  state: KeyState;

  /** The administrator who created it. @example 656f2a9e1c9d440000a1b2c5 */
  createdBy: string;

  /** @example 2026-11-21T08:00:00.000Z */
  createdAt: string;

  /** @example 2027-11-21T08:00:00.000Z */
  expiresAt: string;

  @ApiProperty({ type: String, nullable: true, example: null })
  revokedAt: string | null;

  /** Null unless it is on hold. */
  hold: HoldView | null;
}

export class UsedKeyView extends ApiKeyView {
  /** The administrator who created it was removed. @example false */
  ownerRemoved: boolean;

  /** Requests that were let in. @example 1204 */
  calls: number;

  @ApiProperty({ type: String, nullable: true, example: '2026-11-21T08:00:00.000Z' })
  lastUsedAt: string | null;

  /** Requests that were refused for the key's sake: no scope, another network, on hold, expired, revoked, too many. @example 3 */
  refusals: number;

  @ApiProperty({ type: String, nullable: true, example: '2026-11-21T08:00:00.000Z' })
  lastRefusedAt: string | null;
}

export class CreatedKeyAnswer extends MessageAnswer {
  /** To be sent as `Authorization: Bearer …`. It is in no later answer. @example cpk_4fT9aBc0DeFgHiJkLmNoPqRsTuVwXyZ0123456789abcd3Kd2Qz */
  key: string;

  apiKey: ApiKeyView;
}

export function toApiKeyView(key: ApiKey, now: Date): ApiKeyView {
  const { id, name, start, scopes, networks, createdBy, createdAt, expiresAt, revokedAt, hold } = key;
  return {
    _id: id,
    name,
    start,
    scopes: [...scopes],
    networks: [...networks],
    state: stateOf(key, now),
    createdBy,
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    revokedAt: revokedAt && revokedAt.toISOString(),
    hold: toHoldView(hold),
  };
}

export function toUsedKeyView(key: ListedKey, now: Date): UsedKeyView {
  const { calls, lastUsedAt, refusals, lastRefusedAt } = key.use;
  return {
    ownerRemoved: key.isOwnerRemoved,
    calls,
    lastUsedAt: lastUsedAt && lastUsedAt.toISOString(),
    refusals,
    lastRefusedAt: lastRefusedAt && lastRefusedAt.toISOString(),
    ...toApiKeyView(key, now),
  };
}
