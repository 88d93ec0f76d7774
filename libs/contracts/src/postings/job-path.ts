const REPLACED: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss', '&': ' and ' };

/** A title as part of an address: lowercase words joined with hyphens, at most 80 characters; `job` when none is left. */
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

/** The address of a job's public page: `/career/{slug}-{id}`. The id alone counts; a wrong slug is redirected. */
export function jobPath(job: { id: string; title: string }): string {
  return `/career/${slugOf(job.title)}-${job.id}`;
}
