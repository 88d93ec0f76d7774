import { Fragment, useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { ChevronIcon, UserIcon } from '../display/icons.ts';

interface MenuEntry {
  label: string;
  icon?: ReactNode;
  /** A path to navigate to, or an action. */
  to?: string;
  onSelect?: () => void;
}

interface Props {
  title: string;
  entries: readonly MenuEntry[];
  /** More list items, before the last entry. */
  children?: ReactNode;
}

/** A button that opens a short list of links. Escape, choosing an entry, and a click or focus elsewhere close it. */
export function DisclosureMenu({ title, entries, children }: Props) {
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();

  useEffect(() => {
    if (!open) return;
    const outside = (event: Event) => {
      if (!root.current?.contains(event.target as Node)) setOpen(false);
    };
    document.addEventListener('pointerdown', outside);
    document.addEventListener('focusin', outside);
    return () => {
      document.removeEventListener('pointerdown', outside);
      document.removeEventListener('focusin', outside);
    };
  }, [open]);

  const choose = (entry: MenuEntry) => {
    setOpen(false);
    entry.onSelect?.();
  };
  return (
    <div
      className="menu-anchor"
      ref={root}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !open) return;
        event.stopPropagation();
        setOpen(false);
        button.current?.focus();
      }}
    >
      <button
        ref={button}
        className="btn sec-b sm"
        type="button"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        <UserIcon />
        <span className="menu-title">{title}</span>
        <ChevronIcon />
      </button>
      <ul className="menu" id={id} hidden={!open}>
        {entries.map((entry, index) => (
          <Fragment key={entry.label}>
            {index === entries.length - 1 && children}
            <li>
              {entry.to ? (
                <Link className="menu-item" to={entry.to} onClick={() => choose(entry)}>
                  {entry.icon}
                  {entry.label}
                </Link>
              ) : (
                <button className="menu-item" type="button" onClick={() => choose(entry)}>
                  {entry.icon}
                  {entry.label}
                </button>
              )}
            </li>
          </Fragment>
        ))}
      </ul>
    </div>
  );
}
