import { TIMING } from '@consulting/contracts';
import { t } from '@lingui/core/macro';
import { useSearchParams } from 'react-router-dom';
import type { User } from '../../../shared/api/types.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { counted } from '../../../shared/ui/counted.ts';
import { SelectField } from '../../../shared/ui/fields.tsx';
import { Loaded } from '../../../shared/ui/loaded.tsx';
import { Notice } from '../../../shared/ui/notice.tsx';
import { LoadMore } from '../../../shared/ui/paging.tsx';
import { SearchField } from '../../../shared/ui/search-field.tsx';
import { useAddressFilters } from '../../../shared/ui/use-address-filters.ts';
import { useJob, useLocations, useOpenJobs } from '../../jobs/use-jobs.ts';
import { JobItem } from './job-item.tsx';

/** All open jobs as an accordion; `?jobid=` names the expanded one. */
export function JobsTab({ user }: { user: User }) {
  const [params, setParams] = useSearchParams();
  const jobId = params.get('jobid');
  const [{ q, location }, filter] = useAddressFilters('q', 'location');
  const locations = useLocations();
  const list = useOpenJobs(q, location, TIMING.pollJobs);
  const { data: items, error } = list;

  const isListed = items?.some(({ _id }) => _id === jobId);
  const linked = useJob(items && !isListed ? jobId : null);
  const jobs = linked.data && !isListed ? [linked.data, ...(items ?? [])] : items;
  const toggle = (id: string) =>
    setParams(
      (before) => {
        const query = new URLSearchParams(before);
        if (id === jobId) query.delete('jobid');
        else query.set('jobid', id);
        return query;
      },
      { replace: true },
    );
  const filtered = q !== '' || location !== '';
  const reset = () => filter({ q: '', location: '' });
  return (
    <section className="tab-section" aria-labelledby="jobs-heading">
      <div className="head2">
        <h2 id="jobs-heading">{t`Open jobs`}</h2>
        <p className="muted small" role="status">
          {items && counted(list.total, 'jobs')}
        </p>
      </div>
      <div className="filter-row" role="search">
        <SearchField
          label={t`Search`}
          value={q}
          onSearch={(text) => filter({ q: text })}
          placeholder={t`Title or location`}
        />
        <SelectField
          label={t`Location`}
          value={location}
          options={[{ value: '', label: t`All Locations` }, ...locations]}
          onChange={(event) => filter({ location: event.target.value })}
        />
      </div>
      {linked.error && <Notice tone="bad">{t`Error fetching job info`}</Notice>}
      <Loaded
        query={{ data: jobs, error, mutate: list.mutate }}
        empty={filtered ? t`No jobs found for your criteria.` : t`No new job posted`}
        failed="empty"
        emptyAction={
          <WayOut failed={Boolean(error)} filtered={filtered} onRetry={list.mutate} onReset={reset} />
        }
      >
        {(shown) => (
          <ul className="acc">
            {shown.map((job) => (
              <JobItem
                key={job._id}
                job={job}
                user={user}
                open={job._id === jobId}
                onToggle={() => toggle(job._id)}
              />
            ))}
          </ul>
        )}
      </Loaded>
      <LoadMore list={list} />
    </section>
  );
}

function WayOut(props: { failed: boolean; filtered: boolean; onRetry: () => unknown; onReset: () => void }) {
  if (props.failed)
    return <Button kind="second" small onClick={() => void props.onRetry()}>{t`Try again`}</Button>;
  if (!props.filtered) return null;
  return <Button kind="second" small onClick={props.onReset}>{t`Show all jobs`}</Button>;
}
