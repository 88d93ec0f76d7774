import type { ReactNode } from 'react';

/** Labels and values; an empty value is shown as a dash, so that it is noticed. */
export function Facts({ rows }: { rows: readonly (readonly [string, ReactNode])[] }) {
  return (
    <dl className="adm-facts">
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{isBlank(value) ? '–' : value}</dd>
        </div>
      ))}
    </dl>
  );
}

const isBlank = (value: ReactNode) =>
  value === undefined || value === null || value === '' || value === false;
