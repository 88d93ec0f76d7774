import { plural, t } from '@lingui/core/macro';
import type { CSSProperties } from 'react';
import { Link } from 'react-router-dom';
import type { Figures } from '../../../../shared/api/types.ts';
import { LANGUAGE } from '../../../../shared/language.ts';
import { langOf } from '../../../../shared/ui/display/content-language.tsx';
import { DataTable } from '../../../../shared/ui/list/data-table.tsx';
import { Empty } from '../../../../shared/ui/feedback/loaded.tsx';
import { adminPath } from '../../admin-location.ts';
import { column } from '../../parts/columns.tsx';
import { Panel } from '../../parts/panel.tsx';
import { Bars, BarsAndTable, type BarRow } from './bars.tsx';

type Job = Figures['jobs'][number];

/** The jobs whose funnel is drawn; the table has all. */
const DRAWN = 3;

/** The steps, in German, that fit side by side on a tablet. */
const SIDE_BY_SIDE = 6;

const stepNames = ({ stages }: Figures): string[] => [
  t`Arrived`,
  ...stages.map(({ name }) => name[LANGUAGE]),
  t`Selected`,
];

/** "12 (40 %)" */
const valueOf = ({ cases, share }: Job['steps'][number]): string =>
  cases === null ? '–' : share === null ? String(cases) : t`${cases} (${share}%)`;

/** Steps that are not shown have no bar. */
const drawn = (names: readonly string[], { _id, steps }: Job): BarRow[] =>
  steps.flatMap((step, index) =>
    step.cases === null
      ? []
      : [
          {
            id: `${_id}-${index}`,
            label: names[index],
            bars: [{ id: 'cases', length: step.cases, text: valueOf(step) }],
          },
        ],
  );

/** How far the applications for each job have got. */
export function JobsPanel({ figures }: { figures: Figures }) {
  const { jobs, others } = figures;
  const names = stepNames(figures);
  return (
    <Panel
      title={t`From arrival to selection, by job`}
      text={t`Applications that came in during the period, and how many of them have got to each stage or further`}
    >
      {jobs.length === 0 ? (
        <Empty text={t`No applications for jobs in this period.`} />
      ) : (
        <BarsAndTable
          isWide
          bars={
            <div className="funnels">
              {jobs.slice(0, DRAWN).map((job) => (
                <div key={job._id}>
                  <p className="small" aria-hidden="true" lang={langOf(job)}>
                    <b>{job.title}</b>
                  </p>
                  <Bars rows={drawn(names, job)} most={jobs[0]?.steps[0]?.cases ?? 0} />
                </div>
              ))}
            </div>
          }
          table={
            <div
              className={names.length > SIDE_BY_SIDE ? 'many' : undefined}
              style={{ '--steps': names.length } as CSSProperties}
            >
              <DataTable
                stacked
                label={t`Table of jobs`}
                rows={jobs}
                rowKey={({ _id }) => _id}
                columns={[
                  column<Job>(t`Job`, (job) => (
                    <Link to={adminPath('jobs', { jobid: job._id })} lang={langOf(job)}>
                      {job.title}
                    </Link>
                  )),
                  ...names.map((name, index) =>
                    column<Job>(
                      name,
                      ({ steps }) => {
                        const step = steps[index];
                        return step && <span className="line num">{valueOf(step)}</span>;
                      },
                      { right: true, labelled: true },
                    ),
                  ),
                ]}
              />
              {others.jobs > 0 && (
                <p className="pad caption muted">
                  {plural(others.jobs, { one: '# other job', other: '# other jobs' })}:{' '}
                  {plural(others.arrived, { one: '# application', other: '# applications' })}
                </p>
              )}
            </div>
          }
        />
      )}
    </Panel>
  );
}
