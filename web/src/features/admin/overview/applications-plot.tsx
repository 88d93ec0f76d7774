import { t } from '@lingui/core/macro';
import { Panel, PanelBody } from '../parts/panel.tsx';
import { shortStartDate, startDate } from '../../../shared/ui/display/dates.ts';
import { useOverview } from '../use-overview.ts';
import { marksUpTo } from './scale.ts';

const percent = (part: number, whole: number) => `${(part / Math.max(1, whole)) * 100}%`;

/**
 * Applications per day over the last 30 days; today is yellow. Places are percentages and sizes pixels, so that texts
 * and lines are the same on a phone and on a wide screen.
 */
export function ApplicationsPlot() {
  const { data } = useOverview();
  const days = data?.applicationsPerDay ?? [];
  const first = days[0];
  const last = days.at(-1);
  if (!first || !last) return null;
  const most = Math.max(1, ...days.map(({ count }) => count));
  const total = days.reduce((sum, { count }) => sum + count, 0);
  const [from, to] = [startDate(first.day), startDate(last.day)];
  const span = days.length;
  const marks = marksUpTo(most);
  const top = marks.at(-1) ?? most;
  const above = (count: number) => percent(count, top);
  const y = (count: number) => percent(top - count, top);
  const x = (index: number) => percent(index, span - 1);
  const points = days.map(({ day, count }, index) => ({ day, count, x: x(index), y: y(count) }));
  return (
    <Panel
      title={t`Applications per day`}
      text={t`${total} in the last ${span} days, at most ${most} per day`}
    >
      <PanelBody>
        <div
          className="plot num"
          role="img"
          aria-label={t`Applications per day from ${from} to ${to}: ${total} in total, at most ${most} per day`}
        >
          <div className="plot-counts">
            {marks.map((mark) => (
              <span key={mark} style={{ bottom: above(mark) }}>
                {mark}
              </span>
            ))}
          </div>
          <svg>
            {marks.map((mark) => (
              <line
                key={mark}
                {...{ x1: '0%', x2: '100%', y1: y(mark), y2: y(mark) }}
                stroke={mark === 0 ? 'var(--ink-3)' : 'var(--hairline)'}
                strokeWidth={mark === 0 ? 2 : 1}
              />
            ))}
            {points.slice(1).map((point, index) => (
              <line
                key={point.day}
                {...{ x1: points[index]?.x, y1: points[index]?.y, x2: point.x, y2: point.y }}
                stroke="var(--ink-8)"
                strokeWidth="3"
              />
            ))}
            {points.map((point, index) => {
              const isToday = index === span - 1;
              return (
                (isToday || point.count > 0) && (
                  <circle
                    key={point.day}
                    cx={point.x}
                    cy={point.y}
                    fill={isToday ? 'var(--signal)' : 'var(--white)'}
                    stroke="var(--ink-9)"
                    strokeWidth="2.5"
                  >
                    <title>{`${startDate(point.day)}: ${point.count}`}</title>
                  </circle>
                )
              );
            })}
          </svg>
          <div className="plot-days">
            {points.map(
              (point, index) =>
                // Once a week, back from today.
                (span - 1 - index) % 7 === 0 && (
                  <span key={point.day} style={{ left: point.x }}>
                    {shortStartDate(point.day)}
                  </span>
                ),
            )}
          </div>
        </div>
      </PanelBody>
    </Panel>
  );
}
