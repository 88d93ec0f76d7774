import { SEARCHES_OF_ROLES, type Role, type SavedSearchKind } from '@consulting/contracts';
import { t } from '@lingui/core/macro';
import { MORE_OF_JOBS, MORE_OF_PROJECTS } from '../../shared/posting/posting-filters.tsx';
import { BY_FREE } from '../../shared/availability/free-by.tsx';
import type { SavedSearch } from '../../shared/api/types.ts';
import { withQuery } from '../../shared/api/wire.ts';
import { BY_LANGUAGE } from '../../shared/ui/list/language-filter.tsx';
import { selectFilter, type Filter } from '../../shared/ui/list/filter.tsx';
import { BY_BLOCKED, BY_POOL, BY_ROLE } from './people-filters.ts';

type Texts = Readonly<Record<string, string>>;

/** A list whose searches are saved. */
interface SearchedList {
  /** Path of the page that shows it to people who are signed in, and the parameter that chooses the list there. */
  path: string;
  view?: Texts;
  /** Filters besides the texts. */
  facets: readonly Filter[];
  /** Names the list. */
  label: string;
  /** The name of a search without any filter. */
  all: string;
}

const byLanguage = selectFilter(BY_LANGUAGE);

export const SEARCHED_LISTS: Record<SavedSearchKind, SearchedList> = {
  job: { path: '/dashboard/jobs', facets: [...MORE_OF_JOBS], label: t`Jobs`, all: t`All jobs` },
  project: {
    path: '/dashboard/projects',
    view: { view: 'all' },
    facets: [...MORE_OF_PROJECTS, byLanguage],
    label: t`Projects`,
    all: t`All projects`,
  },
  consultant: {
    path: '/dashboard/consultants',
    facets: [byLanguage, BY_FREE],
    label: t`Consultants`,
    all: t`All consultants`,
  },
  person: {
    path: '/admin-dashboard',
    view: { tab: 'people' },
    facets: [...[BY_ROLE, BY_BLOCKED, BY_POOL].map(selectFilter), BY_FREE],
    label: t`People`,
    all: t`All people`,
  },
  freelancer: {
    path: '/admin-dashboard',
    view: { tab: 'freelancers' },
    facets: [BY_FREE],
    label: t`Freelancers`,
    all: t`All freelancers`,
  },
};

/** A filter as the API takes it; what is missing does not filter. */
export type SearchQuery = Readonly<Record<string, string | number | undefined>>;

/** Parameters whose values are shown as they are. */
const TEXTS = ['q', 'skill', 'category', 'location'];

/** Returns the parameters of a filter that are set, as texts. */
export const textsOf = (query: SearchQuery): Texts =>
  Object.fromEntries(
    Object.entries(query).flatMap(([name, value]) =>
      value === undefined || value === '' ? [] : [[name, String(value)]],
    ),
  );

export const queryOf = ({ query }: Pick<SavedSearch, 'query'>): Texts =>
  Object.fromEntries(new URLSearchParams(query));

/** Returns what a search is filtered by: "EWM, Berlin, Remote". */
export function conditionsOf(kind: SavedSearchKind, values: Texts): string {
  const { facets } = SEARCHED_LISTS[kind];
  const texts = TEXTS.map((name) => values[name] ?? '');
  return [...texts, ...facets.map(({ chosen }) => chosen(values))].filter(Boolean).join(', ');
}

/** Returns the address of a list for people who are signed in. */
export function listAddress(kind: SavedSearchKind, query: SearchQuery = {}): string {
  const { path, view } = SEARCHED_LISTS[kind];
  return withQuery(path, { ...view, ...query });
}

/** Returns the address of the list with a search; with `only` it shows what is new. */
export function addressOf({ _id, kind, query }: SavedSearch, only = false): string {
  return listAddress(kind, { ...queryOf({ query }), ...(only && { savedSearch: _id }) });
}

export const maySave = (role: Role, kind: SavedSearchKind): boolean =>
  (SEARCHES_OF_ROLES[role] as readonly SavedSearchKind[]).includes(kind);
