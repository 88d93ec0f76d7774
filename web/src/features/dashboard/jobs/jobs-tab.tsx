import { TIMING } from '@consulting/contracts';
import { plural, t } from '@lingui/core/macro';
import type { User } from '../../../shared/api/types.ts';
import { countText } from '../../../shared/ui/list/count-text.ts';
import { Notice } from '../../../shared/ui/feedback/notice.tsx';
import type { ListFilters } from '../../../shared/ui/list/filter.tsx';
import { useAddressFilters } from '../../../shared/ui/list/use-address-filters.ts';
import { usePlaceFilter } from '../../../shared/posting/use-place-filter.ts';
import { JOB_FILTERS, jobQuery, useSeekersJob, useSeekersJobs } from '../../jobs/use-jobs.ts';
import { NewOnly } from '../../saved-searches/new-only.tsx';
import { SaveSearch } from '../../saved-searches/save-search.tsx';
import { MORE_OF_JOBS } from '../../../shared/posting/posting-filters.tsx';
import { OrderField, readOrder, SharedSkillsNote } from '../../shared-skills/shared-skills.tsx';
import { FilteredList } from '../filtered-list.tsx';
import { JobItem } from './job-item.tsx';

/** All open jobs as an accordion; `?jobid=` names the expanded one. */
export function JobsTab({ user }: { user: User }) {
  const [{ jobid }, choose] = useAddressFilters('jobid');
  const [{ savedSearch, sort, ...values }, change] = useAddressFilters(...JOB_FILTERS, 'savedSearch', 'sort');
  const filters: ListFilters = [values, change];
  const byPlace = usePlaceFilter('jobs');
  const order = readOrder(sort, user);
  const list = useSeekersJobs({ ...values, savedSearch, sort: order }, TIMING.pollJobs);
  const { data: items } = list;

  const isListed = items?.some(({ _id }) => _id === jobid);
  const linked = useSeekersJob(items && jobid && !isListed ? jobid : null);
  const jobs = linked.data && !isListed ? [linked.data, ...(items ?? [])] : items;
  return (
    <FilteredList
      title={t`Open jobs`}
      count={countText(list, plural(list.total, { one: '# job', other: '# jobs' }))}
      notices={
        <>
          {linked.error && <Notice tone="bad">{t`Error fetching job info`}</Notice>}
          {savedSearch && (
            <NewOnly
              audience="user"
              kind="job"
              id={savedSearch}
              seenWhen={list.data ? 'loaded' : 'loading'}
              onShowAll={() => change({ savedSearch: '' })}
            />
          )}
        </>
      }
      save={!savedSearch && <SaveSearch kind="job" query={jobQuery(values)} />}
      filters={filters}
      placeholder={t`Title or location`}
      select={byPlace}
      onDemand={MORE_OF_JOBS}
      more={user.showsShared && <OrderField value={order} onChange={(chosen) => change({ sort: chosen })} />}
      note={user.showsShared && <SharedSkillsNote of="profile" />}
      list={{ ...list, data: jobs }}
      empty={
        savedSearch
          ? t`Nothing new since you looked last.`
          : Object.values(values).some(Boolean)
            ? t`No jobs found for your criteria.`
            : t`No new job posted`
      }
      failed="empty"
      showAll={t`Show all jobs`}
      isByMeaning
    >
      {(shown) => (
        <ul className="board acc">
          {shown.map((job) => (
            <JobItem
              key={job._id}
              job={job}
              user={user}
              open={job._id === jobid}
              onToggle={() => choose({ jobid: job._id === jobid ? '' : job._id })}
            />
          ))}
        </ul>
      )}
    </FilteredList>
  );
}
