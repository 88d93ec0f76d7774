import { KEY_PREFIX } from '@consulting/contracts';

const BEARER = new RegExp(`^Bearer +(${KEY_PREFIX}\\S*)$`, 'i');

/** Returns the API key of a request; undefined for a session's token or no credentials. */
export const bearerKey = ({ authorization }: Record<string, unknown>): string | undefined =>
  typeof authorization === 'string' ? BEARER.exec(authorization)?.[1] : undefined;
