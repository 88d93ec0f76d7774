import type { Role } from './roles.ts';

/** The lists whose searches can be saved. */
export const SAVED_SEARCH_KINDS = ['job', 'project', 'consultant', 'person', 'freelancer'] as const;
export type SavedSearchKind = (typeof SAVED_SEARCH_KINDS)[number];

/** Which lists each role may save searches of. */
export const SEARCHES_OF_ROLES = {
  JobSeeker: ['job'],
  Freelancer: ['project'],
  B2B: ['project', 'consultant'],
} as const satisfies Record<Role, readonly SavedSearchKind[]>;

/** The same for administrators, whose searches are counted and never mailed. */
export const SEARCHES_OF_ADMINISTRATORS = [
  'person',
  'freelancer',
] as const satisfies readonly SavedSearchKind[];

/** How often a person is mailed what came into a saved search: never, at 7:00 in Berlin, or on Mondays at 7:00. */
export const CADENCES = ['none', 'daily', 'weekly'] as const;
export type Cadence = (typeof CADENCES)[number];

/** Why nobody is mailed about a saved search although it has a cadence. */
export const PAUSES = ['role', 'address', 'preference'] as const;
export type Pause = (typeof PAUSES)[number];

/** The version of the text beside "Save this search", to which the owner agreed. A change of its meaning raises it. */
export const ALERTS_TEXT_VERSION = '2026-11-27';
