import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { ArrowIcon } from '../display/icons.ts';

/** A standalone link with an arrow. */
export function GoLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link className="go" to={to}>
      {children} <ArrowIcon />
    </Link>
  );
}

/** "Read More" of a list, which tells screen readers about what. */
export function ReadMore({ to, title }: { to: string; title: string }) {
  return (
    <Link className="go" to={to}>
      <Trans>
        Read More <ArrowIcon />
        <span className="sr"> about {title}</span>
      </Trans>
    </Link>
  );
}
