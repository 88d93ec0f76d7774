import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { Link } from 'react-router-dom';
import { ArrowIcon } from '../display/icons.ts';

/**
 * `primary` once per view; `second` with a dark border; `quiet` underlined text; `danger` only for "Yes, Delete";
 * `reject` a red outline; `on-dark` yellow, for dark backgrounds outside `.dark`.
 */
export type Kind = 'primary' | 'second' | 'quiet' | 'danger' | 'reject' | 'on-dark';

const CLASSES: Record<Kind, string> = {
  primary: 'pri',
  second: 'sec-b',
  quiet: 'quiet',
  danger: 'bad',
  reject: 'bad-o',
  'on-dark': 'on-dark',
};

interface Look {
  kind?: Kind;
  small?: boolean;
  full?: boolean;
  className?: string;
}

function classes({ kind = 'primary', small, full, className }: Look): string {
  return ['btn', CLASSES[kind], small && 'sm', full && 'full', className].filter(Boolean).join(' ');
}

interface ButtonProps extends Look, Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className'> {
  /** While set, the button shows this text ("Saving...") with a progress line and ignores clicks. */
  working?: string | false | null;
  ref?: Ref<HTMLButtonElement>;
}

export function Button({ kind, small, full, className, working, children, onClick, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={classes({ kind, small, full, className })}
      aria-disabled={working ? true : undefined}
      onClick={working ? (event) => event.preventDefault() : onClick}
    >
      {working ? (
        <span className="working">
          {/* Keeps the button's width. */}
          <span className="idle" aria-hidden="true" style={{ visibility: 'hidden' }}>
            {children}
          </span>
          <span>{working}</span>
          <span className="run" aria-hidden="true" />
        </span>
      ) : (
        children
      )}
    </button>
  );
}

interface LinkProps extends Look {
  to: string;
  /** Ends in an arrow: the main link of a public page. */
  arrow?: boolean;
  onClick?: () => void;
  children: ReactNode;
}

export function ButtonLink({ to, arrow, onClick, children, ...look }: LinkProps) {
  return (
    <Link to={to} className={classes(look)} onClick={onClick}>
      {arrow ? (
        <>
          {children} <ArrowIcon />
        </>
      ) : (
        children
      )}
    </Link>
  );
}
