import { entryKey } from '@consulting/contracts/vocabulary';
import type { QueryFilter } from 'mongoose';
import { facetsWanted, placeWanted } from '../../../shared/posting/posting-filter.ts';
import { writtenIn } from '../../../shared/posting/written-in.ts';
import { allOf } from '../../../platform/search/containing.ts';
import { withFacets, withIndexedFacets, type WantedFacets } from '../../../platform/search/facets.ts';
import { finding, OF_SKILLS } from '../../../platform/search/finding.ts';
import type { ProjectFilter, ProjectTerms } from '../../application/projects.ports.ts';
import { PROJECT_SEARCH, type ProjectDocument } from './project.schema.ts';

/** Projects that everybody sees. */
export const OF_EVERYBODY = { hidden: false, state: 'open' } as const;

/** Returns the filter of a list of projects. */
export function toQuery(filter: ProjectFilter): QueryFilter<ProjectDocument> {
  const { visible, state, held, b2bId, ofCompany, ids } = filter;
  return {
    ...(state ? { state } : {}),
    ...(held ? { held } : {}),
    ...(visible ? OF_EVERYBODY : {}),
    ...(b2bId === undefined ? {} : { b2bId }),
    ...(ofCompany === undefined ? {} : { ofCompany }),
    ...(ids ? { _id: { $in: [...ids] } } : {}),
    ...ofTerms(filter),
  };
}

/** Returns the filter of a search alone, whichever projects the list shows. */
export function ofTerms(filter: ProjectTerms & Pick<ProjectFilter, 'skill'>): QueryFilter<ProjectDocument> {
  const { q, category, location, language, skill } = filter;
  return {
    ...writtenIn(language),
    ...allOf(
      ...finding(PROJECT_SEARCH, q),
      ...finding(PROJECT_SEARCH, skill, OF_SKILLS),
      ...withIndexedFacets({ ...placeWanted(location), category: category && entryKey(category) }),
      ...withFacets(wantedOf(filter)),
    ),
  };
}

function wantedOf({ contract_type, startUntil, ...terms }: ProjectTerms): WantedFacets {
  const { equal, atLeast } = facetsWanted(terms);
  return {
    equal: { ...equal, contract_type },
    atLeast,
    dayUntil: startUntil ? { start: startUntil } : {},
  };
}
