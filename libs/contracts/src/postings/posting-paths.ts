const REPLACED: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss', '&': ' and ' };

/** Returns a title as a URL slug: lowercase words joined by hyphens, at most 80 characters; `empty` if none are left. */
export function slugOf(title: string, empty: string): string {
  const words = title
    .toLowerCase()
    .replace(/[äöüß&]/g, (character) => REPLACED[character] ?? character)
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 80)
    .replace(/^-|-$/g, '');
  return words || empty;
}

/** A posting as its page's path needs it. */
export interface Addressed {
  id: string;
  title: string;
}

// Only the id counts in these paths: wrong slugs are redirected.

/** Returns the path of a job's public page: `/career/{slug}-{id}`. */
export const jobPath = ({ id, title }: Addressed): string => `/career/${slugOf(title, 'job')}-${id}`;

/** Returns the path of a project's public page: `/projects/{slug}-{id}`. */
export const projectPath = ({ id, title }: Addressed): string =>
  `/projects/${slugOf(title, 'project')}-${id}`;

/** Returns the last part of such a path: `{slug}-{id}`. */
export const slugAndId = (path: string): string => path.slice(path.lastIndexOf('/') + 1);
