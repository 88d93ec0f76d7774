import { useId, useRef, type ComponentProps, type ReactNode } from 'react';
import { Link, useNavigationType } from 'react-router-dom';
import { useFocusKept } from '../../../shared/ui/focus.ts';
import { Pager } from '../../../shared/ui/paging.tsx';

interface Props {
  title: string;
  /** The way back, drawn above the title. */
  crumbs?: readonly { to: string; label: string }[];
  text?: ReactNode;
  actions?: ReactNode;
  /** Changes with what the panel shows: the buttons of the former state are gone. */
  step?: unknown;
  children: ReactNode;
}

/**
 * A card of the working area: way back, heading, actions, content. With a way back it is something that was
 * chosen: where the link to it is gone or hidden now, as below 75em, its heading takes the focus; and so it does
 * after a step which took what had the focus.
 */
export function Panel({ title, crumbs = [], text, actions, step, children }: Props) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const wasChosen = useNavigationType() === 'PUSH' && crumbs.length > 0;
  useFocusKept(() => heading.current?.focus({ preventScroll: true }), step, wasChosen);
  return (
    <section className="card adm-panel" aria-labelledby={id}>
      <div className="pad">
        {crumbs.length > 0 && (
          <p className="crumb">
            {crumbs.map((crumb, index) => (
              <span key={crumb.to}>
                {index > 0 && <span aria-hidden="true"> / </span>}
                <Link to={crumb.to}>{crumb.label}</Link>
              </span>
            ))}
          </p>
        )}
        <div className="row between">
          <h2 id={id} ref={heading} tabIndex={-1}>
            {title}
          </h2>
          {actions}
        </div>
        {text && <p className="caption muted">{text}</p>}
      </div>
      {children}
    </section>
  );
}

/** The pages of a panel's table, at its foot; nothing while everything fits on one. */
export function PanelPager(pager: ComponentProps<typeof Pager>) {
  return (
    pager.pages > 1 && (
      <div className="pad">
        <Pager {...pager} />
      </div>
    )
  );
}

/** The padded part of a panel, its pieces one under another. */
export function PanelBody({ children }: { children: ReactNode }) {
  return <div className="pad adm-body">{children}</div>;
}
