import { KEY_PREFIX } from '@consulting/contracts';

const BEARER = new RegExp(`^Bearer +(${KEY_PREFIX}\\S*)$`, 'i');

/** What a request sends as its API key; undefined when it sends none, but a session's token or nothing. */
export const bearerKey = ({ authorization }: Record<string, unknown>): string | undefined =>
  typeof authorization === 'string' ? BEARER.exec(authorization)?.[1] : undefined;
