import { APPLICATION_KINDS, APPLICATION_STATUSES, COMPANY, TIMING } from '@consulting/contracts';
import { plural, t } from '@lingui/core/macro';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import type { OwnApplication, User } from '../../../shared/api/types.ts';
import { useApi, useGrowingList } from '../../../shared/api/use-api.ts';
import { urlOf, withQuery } from '../../../shared/api/wire.ts';
import { countText } from '../../../shared/ui/list/count-text.ts';
import { statusText } from '../../../shared/ui/display/badge.tsx';
import { GoLink } from '../../../shared/ui/page/go-link.tsx';
import type { SelectFilter } from '../../../shared/ui/list/filter.tsx';
import { Outcome } from '../../../shared/ui/feedback/outcome.tsx';
import { useAddressFilters } from '../../../shared/ui/list/use-address-filters.ts';
import { langOf } from '../../../shared/ui/display/content-language.tsx';
import { useAppointment } from '../../appointments/appointment-calls.ts';
import { AppointmentsAhead } from '../../appointments/appointments-ahead.tsx';
import { EntryFrame } from '../entry-tab.tsx';
import { FilteredList } from '../filtered-list.tsx';
import { ApplicationDetail } from './application-detail.tsx';
import { KIND_WORDS, mayApplyFor, whatFor } from './application-texts.ts';
import { useSpeculativeApplication } from './speculative-application.tsx';
import { Stations } from './stations.tsx';

/** All applications of the user, or one with `?applicationId=`. */
export function ApplicationsTab({ user }: { user: User }) {
  const [params, setParams] = useSearchParams();
  const id = params.get('applicationId');
  const [last, setLast] = useState(id);
  if (id && id !== last) setLast(id);
  if (!id) return <ApplicationsList user={user} lastOpened={last} />;
  const showList = () =>
    setParams((before) => {
      const query = new URLSearchParams(before);
      query.delete('applicationId');
      return query;
    });
  return <Opened key={id} id={id} user={user} onBack={showList} />;
}

function Opened({ id, user, onBack }: { id: string; user: User; onBack: () => void }) {
  const found = useApi(urlOf('/private/api/applications/{id}', { id }), { refreshInterval: TIMING.pollUser });
  // Shown together with its appointment, which stands in its middle.
  const appointment = useAppointment({ by: 'applicant', applicationId: id }).query;
  const isKnown = appointment.data !== undefined || appointment.error !== undefined;
  return (
    <EntryFrame
      query={found.error?.gone ? { ...found, data: null } : isKnown ? found : { ...found, data: undefined }}
      texts={{
        back: t`Back to Applications`,
        gone: t`This application is no longer stored.`,
        failed: t`This application could not be loaded.`,
      }}
      onBack={onBack}
    >
      {(application) => <ApplicationDetail application={application} user={user} />}
    </EntryFrame>
  );
}

function ApplicationsList({ user, lastOpened }: { user: User; lastOpened: string | null }) {
  const filters = useAddressFilters('q', 'kind', 'status');
  const [{ q, kind, status }] = filters;
  const filter = {
    q: q.trim(),
    kind: APPLICATION_KINDS.find((known) => known === kind),
    status: APPLICATION_STATUSES.find((known) => known === status),
  };
  const speculative = useSpeculativeApplication(user);
  const list = useGrowingList('/private/api/applications', filter, { refreshInterval: TIMING.pollUser });
  return (
    <FilteredList
      title={t`Applications`}
      count={countText(list, plural(list.total, { one: '# application', other: '# applications' }))}
      action={speculative.action}
      notices={
        <>
          <Outcome />
          {speculative.notice}
          <AppointmentsAhead />
        </>
      }
      filters={filters}
      placeholder={t`Title or name`}
      select={[
        ...useKindFilter(user, kind, list.data),
        {
          name: 'status',
          label: t`Status`,
          all: t`Every status`,
          options: APPLICATION_STATUSES.map((value) => ({ value, label: statusText(value) })),
        },
      ]}
      list={list}
      empty={
        q || kind || status
          ? t`No applications found for your criteria.`
          : t`You have not applied for anything yet.`
      }
      wayOut={<WayOut user={user} />}
      failed={t`Your applications could not be loaded.`}
      showAll={t`Show all applications`}
      lastOpened={lastOpened}
    >
      {(applications) => (
        <ul className="journeys">
          {applications.map((application) => {
            const { _id, target } = application;
            const search = withQuery('', { applicationId: _id, q, kind, status });
            return (
              <li key={_id} data-key={_id}>
                <div>
                  <h3>
                    <Link to={{ search }} lang={langOf(target)}>
                      {target.title}
                    </Link>
                  </h3>
                  <p className="meta">
                    <span>{whatFor(application)}</span>
                    {application.proposed && <span>{t`${COMPANY.shortName} proposed you`}</span>}
                    {target.state === 'closed' && <span>{t`Closed`}</span>}
                    {target.state === 'paused' && <span>{t`Paused`}</span>}
                  </p>
                </div>
                <Stations application={application} />
              </li>
            );
          })}
        </ul>
      )}
    </FilteredList>
  );
}

/** The filter by the kinds that the user may have, by the current role or an earlier one. */
function useKindFilter(user: User, chosen: string, shown: OwnApplication[] = []): SelectFilter[] {
  const [met, setMet] = useState<readonly string[]>([]);
  const news = shown.map(({ kind }) => kind).filter((kind) => !met.includes(kind));
  if (news.length > 0) setMet([...new Set([...met, ...news])]);
  const hasAppliedForJobs = user.jobs_applied.length > 0;
  const kinds = APPLICATION_KINDS.filter(
    (kind) =>
      kind === chosen ||
      mayApplyFor(user, kind) ||
      met.includes(kind) ||
      (kind === 'job' && hasAppliedForJobs),
  );
  const options = kinds.map((value) => ({ value, label: KIND_WORDS[value] }));
  return [{ name: 'kind', label: t`Kind`, all: t`Every kind`, options }];
}

/** Links to where the user can apply. */
function WayOut({ user }: { user: User }) {
  if (user.role === 'JobSeeker') return <GoLink to="/dashboard/jobs">{t`Open jobs`}</GoLink>;
  return <GoLink to="/dashboard/projects?view=all">{t`Open projects`}</GoLink>;
}
