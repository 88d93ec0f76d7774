import { APPLICATION_STATUSES, COMPANY, TIMING } from '@consulting/contracts';
import { plural, t } from '@lingui/core/macro';
import { useEffect, useRef, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import type { OwnersApplicant, Project, User } from '../../../../shared/api/types.ts';
import { useGrowingList } from '../../../../shared/api/use-api.ts';
import { countText } from '../../../../shared/ui/list/count-text.ts';
import { StatusBadge, statusText, Tags } from '../../../../shared/ui/display/badge.tsx';
import { shortWhen } from '../../../../shared/ui/display/dates.ts';
import { SelectField } from '../../../../shared/ui/form/fields.tsx';
import { focusEntry } from '../../../../shared/ui/page/focus.ts';
import { ShowAll } from '../../../../shared/ui/list/list-filters.tsx';
import { Loaded } from '../../../../shared/ui/feedback/loaded.tsx';
import { LoadMore } from '../../../../shared/ui/list/paging.tsx';
import { SearchField } from '../../../../shared/ui/list/search-field.tsx';
import { useAddressFilters } from '../../../../shared/ui/list/use-address-filters.ts';
import { ViewToggle } from '../../../../shared/ui/list/view-toggle.tsx';
import { ApplicantsBoard } from './applicants-board.tsx';
import { ApplicantPanel } from './applicant-panel.tsx';
import { nameOf } from './hidden-applicant.ts';
import './applicants.css';

/** The parameters of the applicants in the URL, besides the project's. */
export const APPLICANT_PARAMS = ['applicationId', 'who', 'decision', 'view'];

/** The value of `view` in the URL for the board; the list has none. */
const BOARD = 'board';

interface Props {
  project: Project;
  user: User;
}

/** The applicants of the company's project; `?applicationId=` opens one beside the list, on a phone instead of it. */
export function Applicants({ project, user }: Props) {
  const [params, setParams] = useSearchParams();
  const opened = params.get('applicationId');
  const [arrivedAt, setArrivedAt] = useState(opened);
  // Opening the same one again from the list is not an arrival.
  if (arrivedAt && arrivedAt !== opened) setArrivedAt(null);
  const filters = useAddressFilters('who', 'decision');
  const [{ who, decision }, filter] = filters;
  const status = APPLICATION_STATUSES.find((known) => known === decision);
  const list = useGrowingList(
    '/private/api/projects/{id}/applicants',
    { id: project._id, q: who.trim(), status },
    { limit: 25, refreshInterval: TIMING.pollJobs },
  );
  const root = useRef<HTMLDivElement>(null);
  const closed = useRef<string | null>(null);
  const show = (id: string | null) => {
    closed.current = id ? null : opened;
    setParams((before) => withApplication(before, id), { preventScrollReset: true });
  };
  useEffect(() => {
    if (opened || !closed.current) return;
    focusEntry(root.current, closed.current);
    closed.current = null;
  });
  const isFiltered = who !== '' || decision !== '';
  const isBoard = params.get('view') === BOARD && !opened;
  return (
    <section className="card applicants" aria-labelledby="applicants-heading">
      <div className="head2">
        <h2 id="applicants-heading">{t`Applicants`}</h2>
        <p className="muted small" role="status">
          {list.data && countText(list, plural(list.total, { one: '# applicant', other: '# applicants' }))}
        </p>
        <ViewToggle
          value={isBoard ? BOARD : 'list'}
          onChange={(view) => setParams((before) => withView(before, view), { preventScrollReset: true })}
          options={[
            { value: 'list', label: t`List` },
            { value: BOARD, label: t`Board` },
          ]}
        />
      </div>
      {isBoard ? (
        <ApplicantsBoard
          projectId={project._id}
          title={project.title}
          pathOf={(id) => `?${withApplication(params, id).toString()}`}
        />
      ) : (
        <div className={opened ? 'applicants-split opened' : 'applicants-split'}>
          <div className="applicants-list" ref={root} tabIndex={-1}>
            {(isFiltered || list.total > 0) && (
              <div className="filter-row" role="search">
                <SearchField
                  label={t`Search applicants`}
                  placeholder={t`Name or company`}
                  value={who}
                  onSearch={(next) => filter({ who: next })}
                />
                <SelectField
                  label={t`Status`}
                  options={[
                    { value: '', label: t`Every status` },
                    ...APPLICATION_STATUSES.map((value) => ({ value, label: statusText(value) })),
                  ]}
                  value={decision}
                  onChange={(event) => filter({ decision: event.target.value })}
                />
              </div>
            )}
            <Loaded
              query={list}
              empty={isFiltered ? t`No applicants found for your criteria.` : t`No applicants found.`}
              emptyAction={<ShowAll filters={filters} label={t`Show all applicants`} />}
              failed={t`The applicants could not be loaded.`}
            >
              {(applicants) => (
                <ul className="applicant-rows">
                  {applicants.map((applicant) => (
                    <Row key={applicant._id} applicant={applicant} current={applicant._id === opened} />
                  ))}
                </ul>
              )}
            </Loaded>
            <LoadMore list={list} />
          </div>
          {opened && (
            <ApplicantPanel
              key={opened}
              id={opened}
              project={project}
              user={user}
              arrived={opened === arrivedAt}
              next={nextAfter(list.data ?? [], opened)}
              onClose={() => show(null)}
              onSeen={() => void list.mutate()}
              focusRow={(id) => {
                focusEntry(root.current, id);
                return root.current?.contains(document.activeElement) ?? false;
              }}
            />
          )}
        </div>
      )}
    </section>
  );
}

function withApplication(before: URLSearchParams, id: string | null): URLSearchParams {
  const query = new URLSearchParams(before);
  if (id) query.set('applicationId', id);
  else query.delete('applicationId');
  return query;
}

function withView(before: URLSearchParams, view: string): URLSearchParams {
  const query = withApplication(before, null);
  if (view === BOARD) query.set('view', BOARD);
  else query.delete('view');
  return query;
}

/** The next applicant to decide on: the first pending one below this, else from the top. */
function nextAfter(list: readonly OwnersApplicant[], id: string): OwnersApplicant | undefined {
  const at = list.findIndex(({ _id }) => _id === id);
  return [...list.slice(at + 1), ...list.slice(0, Math.max(0, at))].find(
    ({ status }) => status === 'pending',
  );
}

/** Companies' stages, which never change. */
const STAGE_NAMES: Partial<Record<string, string>> = {
  'company-new': t`New`,
  'company-review': t`In review`,
  'company-interview': t`Interview`,
  'company-offer': t`Offer`,
};

function Row({ applicant, current }: { applicant: OwnersApplicant; current: boolean }) {
  const { _id, company, skills, status, stage, appliedAt, seenAt, proposed } = applicant;
  const [params] = useSearchParams();
  return (
    <li className={current ? 'sel' : undefined} data-key={_id}>
      <div className="row between">
        <h3>
          <Link
            to={{ search: withApplication(params, _id).toString() }}
            preventScrollReset
            aria-current={current ? 'true' : undefined}
          >
            {nameOf(applicant)}
          </Link>
        </h3>
        <StatusBadge status={status} />
      </div>
      <p className="meta">
        {company && <span>{company}</span>}
        {proposed && <span>{t`Proposed by ${COMPANY.shortName}`}</span>}
        <span className="line">{shortWhen(appliedAt)}</span>
        {stage && <span>{STAGE_NAMES[stage]}</span>}
        {status === 'pending' && !seenAt && <span>{t`Not opened yet`}</span>}
      </p>
      <Tags label={t`Skills`} words={skills} most={4} />
    </li>
  );
}
