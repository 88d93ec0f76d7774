import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';

interface TabItem {
  to: string;
  label: string;
  current: boolean;
  /** Drawn as a small ink square, read with the word `countLabel` ("new"). */
  count?: number;
  countLabel?: string;
}

/** Sections as words over a line with stops; the present one is yellow. */
export function TabsLine({ label, items }: { label: string; items: readonly TabItem[] }) {
  const nav = useRef<HTMLElement>(null);
  const current = items.find((item) => item.current)?.to;
  // On phones the line is wider than the screen: the present stop is moved into it.
  useEffect(() => {
    const link = nav.current?.querySelector<HTMLElement>('[aria-current]');
    if (link) nav.current?.scrollTo?.({ left: link.offsetLeft - nav.current.clientWidth / 3 });
  }, [current]);
  return (
    <nav className="tabs" aria-label={label} ref={nav}>
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
