import type { ReactNode } from 'react';
import { readState, StateFilter } from '../../../shared/posting/state-filter.tsx';
import { LanguageFilter, readLanguage } from '../../../shared/ui/list/language-filter.tsx';
import { useAdminLocation } from '../use-admin-location.ts';

/** Why a list of postings is empty. */
interface NoPostings {
  any: string;
  inState: string;
  inLanguage: string;
}

/** The filters that the lists of jobs and projects share, from the URL. */
export function usePostingFilters(none: NoPostings) {
  const { filters, filter } = useAdminLocation();
  const state = readState(filters.state);
  const language = readLanguage(filters.language);
  const selects: ReactNode = (
    <>
      <StateFilter hiddenLabel value={state ?? ''} onChange={(chosen) => filter({ state: chosen })} />
      <LanguageFilter value={language} onChange={(chosen) => filter({ language: chosen })} />
    </>
  );
  return {
    query: { state, language },
    selects,
    empty: language ? none.inLanguage : state ? none.inState : none.any,
  };
}
