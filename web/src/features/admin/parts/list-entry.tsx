import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

/** Content of the first column. */
export interface Entry {
  /** Path of the row's link; plain text without it. */
  to?: string;
  /** Shown before the title: a checkbox. */
  before?: ReactNode;
  title: ReactNode;
  /** A line under the title. */
  about?: ReactNode;
  /** Shown after the title. */
  mark?: ReactNode;
}

/** The first column of a list's row. */
export function EntryCell({ before, ...entry }: Entry & { current: boolean }) {
  if (!before) return <EntryText {...entry} />;
  return (
    <div className="adm-checked">
      <label>{before}</label>
      <div>
        <EntryText {...entry} />
      </div>
    </div>
  );
}

function EntryText({ to, title, about, mark, current }: Entry & { current: boolean }) {
  return (
    <>
      {to ? (
        <Link to={to} aria-current={current || undefined}>
          {title}
        </Link>
      ) : (
        title
      )}
      {mark}
      {about && (
        <>
          <br />
          <span className="caption muted">{about}</span>
        </>
      )}
    </>
  );
}
