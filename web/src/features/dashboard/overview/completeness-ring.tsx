import { t } from '@lingui/core/macro';

const CENTER = 120;
const RADIUS = 92;

function stop(index: number, total: number) {
  const angle = (index / total) * 2 * Math.PI;
  const round = (value: number) => Math.round(value * 10) / 10;
  return { x: round(CENTER + RADIUS * Math.sin(angle)), y: round(CENTER - RADIUS * Math.cos(angle)) };
}

/** A ring with one dot per counted item: complete ones are checked, the last of them is yellow. */
export function CompletenessRing(props: { percent: number; filled: number; total: number }) {
  const { percent, filled, total } = props;
  const last = stop(filled - 1, total);
  const isFull = filled === total;
  return (
    <svg
      className="ring"
      viewBox="0 0 240 240"
      role="img"
      aria-label={t`Profile ${percent} percent complete, ${filled} of ${total} entries`}
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <circle cx={CENTER} cy={CENTER} r={RADIUS} stroke={isFull ? '#16293c' : '#cdd7e0'} strokeWidth="8" />
      {filled > 1 && !isFull && (
        <path
          d={`M${CENTER},${CENTER - RADIUS}A${RADIUS} ${RADIUS} 0 ${(filled - 1) / total > 0.5 ? 1 : 0} 1 ${last.x},${last.y}`}
          stroke="#16293c"
          strokeWidth="8"
        />
      )}
      {Array.from({ length: total }, (_, index) => {
        const { x, y } = stop(index, total);
        if (index >= filled)
          return <circle key={index} cx={x} cy={y} r="8" fill="#fff" stroke="#a7b6c4" strokeWidth="4" />;
        if (index === filled - 1)
          return <circle key={index} cx={x} cy={y} r="12" fill="#ffc800" stroke="#0c1a28" strokeWidth="5" />;
        return (
          <g key={index}>
            <circle cx={x} cy={y} r="8" fill="#16293c" stroke="#16293c" strokeWidth="4" />
            <path d={`M${x - 4} ${y}l3 3 5-6`} stroke="#fff" strokeWidth="2.5" />
          </g>
        );
      })}
      <text x={CENTER} y="126" textAnchor="middle" className="ring-percent">
        {t`${percent}%`}
      </text>
      <text x={CENTER} y="151" textAnchor="middle" className="ring-entries">
        {t`${filled} of ${total} entries`}
      </text>
    </svg>
  );
}
