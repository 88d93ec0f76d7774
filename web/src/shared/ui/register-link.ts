import type { Role } from '@consulting/contracts';

/** The sign-in page with a role chosen: its Register tab; who has an account finds Login beside it. */
export const registerAs = (role: Role): string => `/sign_in?tab=register&role=${role}`;
