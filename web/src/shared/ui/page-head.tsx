import type { ReactNode } from 'react';

interface Props {
  title: string;
  /** Second line: role, count, hint. */
  text?: ReactNode;
  /** Buttons at the right. */
  actions?: ReactNode;
  /** Tabs under the heading. */
  children?: ReactNode;
}

/** The white head of an application screen: heading, second line, actions, tabs. */
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
