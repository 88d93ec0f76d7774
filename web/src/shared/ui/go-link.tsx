import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { ArrowIcon } from './icons.ts';

/** A standalone link with an arrow. `about` completes its text for screen readers: "Read More about SAP". */
export function GoLink({ to, children, about }: { to: string; children: ReactNode; about?: string }) {
  return (
    <Link className="go" to={to}>
      {children} <ArrowIcon />
      {about && <span className="sr"> {about}</span>}
    </Link>
  );
}
