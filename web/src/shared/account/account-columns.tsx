import type { ReactNode } from 'react';
import './account.css';

interface Props {
  /** How one signs in. */
  access: ReactNode;
  /** What else can be chosen, and what cannot be undone. */
  more: ReactNode;
}

/** The sections of an account, in two columns if there is room. */
export function AccountColumns({ access, more }: Props) {
  return (
    <div className="account">
      <div className="account-columns">
        <div>{access}</div>
        <div>{more}</div>
      </div>
    </div>
  );
}
