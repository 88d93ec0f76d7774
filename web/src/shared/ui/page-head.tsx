import type { ReactNode } from 'react';

interface Props {
  title: string;
  /** Second line, e.g. role, count or hint. */
  text?: ReactNode;
  actions?: ReactNode;
  /** Tabs below the heading. */
  children?: ReactNode;
}

/** The header of a signed-in screen: heading, second line, actions, tabs. */
export function PageHead({ title, text, actions, children }: Props) {
  return (
    <div className="apphead">
      <div className="wrap">
        <div className="row between">
          <h1>{title}</h1>
          {actions}
        </div>
        {text && <p className="muted apphead-text">{text}</p>}
        {children}
      </div>
    </div>
  );
}
