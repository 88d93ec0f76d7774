import { shownCareerSite, type JobPageContent, type Language } from '@consulting/contracts';
import type { CareerSite, TeamMember } from '../../../shared/api/types.ts';
import { useApi, useRefresh } from '../../../shared/api/use-api.ts';
import { urlOf } from '../../../shared/api/wire.ts';

const SITE = '/api/admin/career-site';

export const useCareerSite = () => useApi(urlOf(SITE));

/** Reloads the site and the pages of jobs. */
export function useCareerSiteRefresh() {
  const refresh = useRefresh();
  return () => refresh(SITE);
}

/** What the forms of the site edit. */
export type SiteValues = Pick<CareerSite, 'contact' | 'steps' | 'benefits'>;

export const toSiteValues = ({ contact, steps, benefits }: SiteValues): SiteValues => ({
  contact,
  steps,
  benefits,
});

/** Returns what visitors would see of this content. */
export const previewOf = (
  { team, ...site }: SiteValues & { team: readonly TeamMember[] },
  language: Language,
  page?: JobPageContent,
) =>
  shownCareerSite(
    site,
    team.map((member) => ({ ...member, portrait: member.portrait?._id ?? null })),
    language,
    page,
  );
