import { Link } from 'react-router-dom';

export interface TabItem {
  to: string;
  label: string;
  current: boolean;
  /** Drawn as a small ink square, read with the word `countLabel` ("new"). */
  count?: number;
  countLabel?: string;
}

/** Sections as words over a line with stops; the present one is yellow. */
export function TabsLine({ label, items }: { label: string; items: readonly TabItem[] }) {
  return (
    <nav className="tabs" aria-label={label}>
      <ul>
        {items.map((item) => (
          <li key={item.to}>
            <Link to={item.to} aria-current={item.current ? 'page' : undefined}>
              {item.label}
              {item.count ? (
                <span className="count">
                  {item.count}
                  <span className="sr"> {item.countLabel ?? 'new'}</span>
                </span>
              ) : null}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
