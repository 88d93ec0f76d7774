import { useId, useRef, type ComponentProps, type ReactNode } from 'react';
import { Link, useNavigationType } from 'react-router-dom';
import { useFocusFallback } from '../../../shared/ui/page/focus.ts';
import { Loaded } from '../../../shared/ui/feedback/loaded.tsx';
import { TITLES } from '../admin-location.ts';
import { useAdminLocation } from '../use-admin-location.ts';

interface Props {
  title: string;
  /** The language of the title, if it differs from the page's. */
  lang?: string;
  /** Breadcrumb above the title. */
  crumbs?: readonly { to: string; label: string; lang?: string | undefined }[];
  /** At the end of the breadcrumb's line. */
  beside?: ReactNode;
  text?: ReactNode;
  actions?: ReactNode;
  /** When it changes, the heading takes the focus if the focused element has disappeared. */
  focusTrigger?: unknown;
  children: ReactNode;
}

/**
 * A card with breadcrumb, heading, actions and content. With a breadcrumb it shows a selected entry: its heading
 * takes the focus if the clicked link is gone or hidden, as below 75em.
 */
export function Panel(props: Props) {
  const { title, lang, crumbs = [], beside, text, actions, focusTrigger, children } = props;
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const wasChosen = useNavigationType() === 'PUSH' && crumbs.length > 0;
  useFocusFallback(() => heading.current?.focus({ preventScroll: true }), focusTrigger, wasChosen);
  return (
    <section className="card adm-panel" aria-labelledby={id}>
      <div className="pad">
        {beside ? (
          <div className="crumbs">
            <Crumbs crumbs={crumbs} />
            {beside}
          </div>
        ) : (
          <Crumbs crumbs={crumbs} />
        )}
        <div className="row between">
          <h2 id={id} ref={heading} tabIndex={-1} lang={lang}>
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

function Crumbs({ crumbs }: Required<Pick<Props, 'crumbs'>>) {
  if (crumbs.length === 0) return null;
  return (
    <p className="crumb">
      {crumbs.map((crumb, index) => (
        <span key={crumb.to}>
          {index > 0 && <span aria-hidden="true"> / </span>}
          <Link to={crumb.to} lang={crumb.lang}>
            {crumb.label}
          </Link>
        </span>
      ))}
    </p>
  );
}

/** The padded content of a panel. */
export function PanelBody({ children }: { children: ReactNode }) {
  return <div className="pad adm-body">{children}</div>;
}

interface EntryProps<T> extends Omit<Props, 'children'> {
  query: ComponentProps<typeof Loaded<T>>['query'];
  /** Text of the link to the list of the section. */
  listLabel?: string;
  children: (entry: T) => ReactNode;
}

/** The panel of one entry, with its content when it is loaded. The list of the section precedes its `crumbs`. */
export function EntryPanel<T>({ query, listLabel, crumbs = [], children, ...panel }: EntryProps<T>) {
  const { section, to } = useAdminLocation();
  const list = { to: to(section), label: listLabel ?? TITLES[section] };
  return (
    <Panel {...panel} crumbs={[list, ...crumbs]}>
      {/* An entry is never empty: a missing one is a failure. */}
      <Loaded query={query}>{children}</Loaded>
    </Panel>
  );
}
