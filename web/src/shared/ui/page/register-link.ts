import type { Role } from '@consulting/contracts';

/** The Register tab of the sign-in page with a role chosen. */
export const registerAs = (role: Role): string => `/sign_in?tab=register&role=${role}`;
