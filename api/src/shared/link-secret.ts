import { createHash, randomBytes } from 'node:crypto';

/** Returns a new secret of a mailed link: 43 characters that need no escaping in a URL. The store gets its hash only. */
export const newLinkSecret = (): string => randomBytes(32).toString('base64url');

/** The characters of a secret. What follows was taken along with the link: the end of its sentence, ")." */
const SECRET = /^[\w-]+/;

/** Returns the hash by which a secret is stored and found. */
export const hashOfSecret = (secret: string): string =>
  createHash('sha256')
    .update(SECRET.exec(secret)?.[0] ?? secret)
    .digest('hex');
