import { KEY_SCOPES, ROLES, type KeyScope, type Role } from '@consulting/contracts';
import type { ApiKey } from '../../../../../api/src/api-keys/domain/api-key.ts';
import { aHold, aKey } from '../../../../support/people/keys.ts';
import { BETWEEN_STEPS, type Identity } from '../permissions/entry.ts';
import type { Caller, World } from '../permissions/world.ts';
import { ENDED_OF_ADMINS, ENDED_OF_USERS } from './ended-tokens.ts';
import { LINKS } from './links.ts';
import type { Reader } from './marks.ts';

/** What the permissions say of a caller: as one of their identities, between two steps of a sign-in, or with a key. */
export type Access =
  | { as: Identity }
  | { between: keyof typeof BETWEEN_STEPS }
  | { scopes: readonly KeyScope[] };

/** A caller of some kind. */
export interface Met {
  caller: Caller;
  /** Another of the same kind, for a call that changes something of the caller's; the same one where none can. */
  fresh: () => Promise<Caller>;
  /** The token of a link, which is sent where links are opened; others send ids of foreign entries there. */
  link?: string;
}

/** A kind of callers. */
export interface Kind {
  name: string;
  access: Access;
  /** Which marks it may read. */
  reads: readonly Reader[];
  /** Collections in which it may change what is foreign, and name it in what it adds. */
  changes: readonly string[];
  meet: (world: World) => Promise<Met>;
}

/** Nobody, with this token. */
const bearer = (
  name: string,
  token: (world: World) => Promise<string>,
  { access = { as: 'expired token' }, reads = [], changes = [], isLink = false }: BearerOptions = {},
): Kind => ({
  name,
  access,
  reads,
  changes,
  async meet(world) {
    const [nobody, text] = [await world.user('B2B'), await token(world)];
    const caller = { ...nobody, token: text };
    const fresh = async () => ('between' in access ? { ...nobody, token: await token(world) } : caller);
    return { caller, fresh, ...(isLink && { link: text }) };
  },
});
interface BearerOptions {
  access?: Access;
  reads?: readonly Reader[];
  changes?: readonly string[];
  isLink?: boolean;
}

const withoutSignature = async (world: World): Promise<string> => {
  const [, claims] = (await world.user('B2B')).token.split('.');
  return `${Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url')}.${claims}.`;
};

/** Who reads an application, notes that on it; who reads a person, leaves an entry in the audit log. */
const BY_READING = ['applications', 'audit'];
const CHANGES: Partial<Record<KeyScope, readonly string[]>> = {
  'applications:read': BY_READING,
  'people:read': BY_READING,
};
const changesWith = (scopes: readonly KeyScope[]): readonly string[] =>
  scopes.flatMap((scope) => CHANGES[scope] ?? []);

/** `state`: what a key is that no route takes, though it has every scope. */
const key = (name: string, scopes: readonly KeyScope[], state?: (world: World) => Partial<ApiKey>): Kind =>
  bearer(
    name,
    async (world) => (await aKey(world.app, { scopes: [...scopes], ...state?.(world) })).text,
    state ? { access: { scopes: [] } } : { access: { scopes }, reads: scopes, changes: changesWith(scopes) },
  );

const deadKey = (name: string, state: (world: World) => Partial<ApiKey>): Kind => ({
  ...key(name, KEY_SCOPES, state),
  access: { as: 'expired token' },
});

const signedIn = (role: Role): Kind => ({
  name: `another ${role}`,
  access: { as: role },
  reads: [role],
  changes: [],
  async meet(world) {
    const fresh = async () => ({ ...(await world.user(role)), role });
    return { caller: await fresh(), fresh };
  },
});

const now = ({ app }: World): Date => app.clock.now();

/** All kinds of callers, those who are refused first: what they do costs little, and leaves nothing behind. */
export const KINDS: readonly Kind[] = [
  bearer('nobody, without a token', async () => '', { access: { as: 'anonymous' } }),
  bearer('nobody, with a word as token', async () => 'let-me-in'),
  bearer('nobody, with a token that nobody signed', withoutSignature),
  ...ROLES.flatMap((role) =>
    Object.entries(ENDED_OF_USERS).map(([state, token]) =>
      bearer(`${role}, ${state}`, (world) => token(world, role)),
    ),
  ),
  ...Object.entries(ENDED_OF_ADMINS).map(([state, token]) => bearer(`administrator, ${state}`, token)),
  ...Object.entries(BETWEEN_STEPS).map(([name, [audience, stage]]) =>
    bearer(name, (world) => world.betweenSteps(audience, stage), {
      access: { between: name as keyof typeof BETWEEN_STEPS },
    }),
  ),
  ...Object.entries(LINKS).map(([name, token]) => bearer(name, token, { isLink: true })),
  deadKey('key that has expired', (world) => ({ expiresAt: now(world) })),
  deadKey('key that was revoked', (world) => ({ revokedAt: now(world) })),
  key('key on hold', KEY_SCOPES, ({ app }) => ({ hold: aHold(app) })),
  key('key for another network', KEY_SCOPES, () => ({ networks: ['203.0.113.0/24'] })),
  key('key without a scope', []),
  ...KEY_SCOPES.map((scope) => key(`key with ${scope}`, [scope])),
  key('key with proposals:write and people:read', ['proposals:write', 'people:read']),
  ...ROLES.map(signedIn),
  {
    name: 'another administrator',
    access: { as: 'admin' },
    reads: ['admin'],
    // Who opens a conversation has read it, and the page of the firm is everybody's.
    changes: [...BY_READING, 'conversations', 'careersite'],
    async meet(world) {
      return { caller: await world.newAdmin(), fresh: () => world.newAdmin() };
    },
  },
];
