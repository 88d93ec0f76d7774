const REPLACED: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss', '&': ' and ' };

/** Returns a title as a URL slug: lowercase words joined by hyphens, at most 80 characters; `job` if it is empty. */
export function slugOf(title: string): string {
  const words = title
    .toLowerCase()
    .replace(/[äöüß&]/g, (character) => REPLACED[character] ?? character)
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 80)
    .replace(/^-|-$/g, '');
  return words || 'job';
}

/** Returns the path of a job's public page: `/career/{slug}-{id}`. Only the id counts; wrong slugs are redirected. */
export function jobPath(job: { id: string; title: string }): string {
  return `/career/${slugOf(job.title)}-${job.id}`;
}
