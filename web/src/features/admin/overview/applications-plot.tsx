import { t } from '@lingui/core/macro';
import { Panel, PanelBody } from '../parts/panel.tsx';
import { startDate as dayOf } from '../../../shared/ui/display/dates.ts';
import { useOverview } from '../use-overview.ts';

const WIDTH = 720;
const HEIGHT = 120;
const BASE = 96;

/** Applications per day over the last 30 days; today is yellow. */
export function ApplicationsPlot() {
  const { data } = useOverview();
  const days = data?.applicationsPerDay ?? [];
  const first = days[0];
  const last = days.at(-1);
  if (!first || !last) return null;
  const most = Math.max(1, ...days.map(({ count }) => count));
  const total = days.reduce((sum, { count }) => sum + count, 0);
  const [from, to] = [dayOf(first.day), dayOf(last.day)];
  const span = days.length;
  const step = (WIDTH - 24) / Math.max(1, span - 1);
  const points = days.map(({ day, count }, index) => ({
    day,
    count,
    x: 12 + index * step,
    y: BASE - (count / most) * (BASE - 20),
  }));
  return (
    <Panel
      title={t`Applications per day`}
      text={t`${total} in the last ${span} days, at most ${most} per day`}
    >
      <PanelBody>
        <svg
          className="plot"
          viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
          role="img"
          aria-label={t`Applications per day from ${from} to ${to}: ${total} in total, at most ${most} per day`}
        >
          <line x1="12" x2={WIDTH - 12} y1={BASE} y2={BASE} stroke="var(--ink-2)" strokeWidth="2" />
          <polyline
            points={points.map(({ x, y }) => `${x},${y}`).join(' ')}
            fill="none"
            stroke="var(--ink-8)"
            strokeWidth="4"
            strokeLinejoin="round"
          />
          {points.map(({ day, count, x, y }, index) => (
            <circle
              key={day}
              cx={x}
              cy={y}
              r={count === 0 ? 3 : 5}
              fill={index === points.length - 1 ? 'var(--signal)' : 'var(--white)'}
              stroke="var(--ink-9)"
              strokeWidth="3"
            >
              <title>{`${dayOf(day)}: ${count}`}</title>
            </circle>
          ))}
          <text x="12" y={HEIGHT - 6} fontSize="12" fill="var(--ink-6)">
            {from}
          </text>
          <text x={WIDTH - 12} y={HEIGHT - 6} fontSize="12" fill="var(--ink-6)" textAnchor="end">
            {to}
          </text>
        </svg>
      </PanelBody>
    </Panel>
  );
}
