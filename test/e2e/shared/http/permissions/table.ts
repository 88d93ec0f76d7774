import { ADMIN_TABLE } from './admin.table.ts';
import { APPOINTMENTS_TABLE } from './appointments.table.ts';
import { CAREER_SITE_TABLE } from './career-site.table.ts';
import type { Entry } from './entry.ts';
import { FACTORS_TABLE } from './factors.table.ts';
import { KEYS_TABLE } from './keys.table.ts';
import { PLACEMENT_TABLE } from './placement.table.ts';
import { PROPOSALS_TABLE } from './proposals.table.ts';
import { PUBLIC_TABLE } from './public.table.ts';
import { SAVED_SEARCHES_TABLE } from './saved-searches.table.ts';
import { USER_TABLE } from './user.table.ts';
import { WEBHOOKS_TABLE } from './webhooks.table.ts';

/** Every operation once; `permissions` compares it with the document. */
export const TABLE: readonly Entry[] = [
  ...PUBLIC_TABLE,
  ...USER_TABLE,
  ...PLACEMENT_TABLE,
  ...APPOINTMENTS_TABLE,
  ...PROPOSALS_TABLE,
  ...SAVED_SEARCHES_TABLE,
  ...FACTORS_TABLE,
  ...KEYS_TABLE,
  ...ADMIN_TABLE,
  ...CAREER_SITE_TABLE,
  ...WEBHOOKS_TABLE,
];
