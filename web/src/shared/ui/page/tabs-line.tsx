import { t } from '@lingui/core/macro';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { showCurrent } from './show-current.ts';

interface TabItem {
  to: string;
  label: string;
  current: boolean;
  /** Count of unread entries, shown beside the label. */
  unread?: number;
}

/** Tab navigation; the current tab is highlighted. */
export function TabsLine({ label, items }: { label: string; items: readonly TabItem[] }) {
  const nav = useRef<HTMLElement>(null);
  const current = items.find((item) => item.current)?.to;
  // On phones the tabs scroll sideways.
  useEffect(() => showCurrent(nav.current), [current]);
  return (
    <nav className="tabs" aria-label={label} ref={nav}>
      <ul>
        {items.map((item) => (
          <li key={item.to}>
            <Link to={item.to} aria-current={item.current ? 'page' : undefined}>
              {item.label}
              {item.unread ? (
                <span className="count">
                  {item.unread}
                  <span className="sr"> {t`unread`}</span>
                </span>
              ) : null}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
