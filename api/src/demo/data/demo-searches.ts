import type { Cadence, SavedSearchKind } from '@consulting/contracts';

export interface DemoSearch {
  /** Email address. */
  owner: string;
  kind: SavedSearchKind;
  query: string;
  name: string;
  cadence: Cadence;
  /** When the owner looked last. */
  seenDaysAgo: number;
}

/** Saved searches in which something is new. */
export const DEMO_SEARCHES: readonly DemoSearch[] = [
  {
    owner: 'jobseeker@demo.example',
    kind: 'job',
    query: 'q=Finance',
    name: 'SAP Finance',
    cadence: 'weekly',
    seenDaysAgo: 10,
  },
  {
    owner: 'jobseeker@demo.example',
    kind: 'job',
    query: 'q=S%2F4HANA',
    name: 'S/4HANA everywhere',
    cadence: 'none',
    seenDaysAgo: 15,
  },
  {
    owner: 'b2b@demo.example',
    kind: 'consultant',
    query: 'q=Finance',
    name: 'Consultants for Finance',
    cadence: 'none',
    seenDaysAgo: 60,
  },
];
