import { t } from '@lingui/core/macro';
import { useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '../../../../shared/ui/form/button.tsx';
import { SectionHead } from '../../parts/section-frame.tsx';
import { useAdminLocation } from '../../use-admin-location.ts';
import { StagesModal } from '../stages/stages-modal.tsx';
import './desk-head.css';

interface Props {
  view: 'list' | 'board';
  children?: ReactNode;
}

/** The heading of the desk. */
export const DeskHead = (props: Props) => (
  <SectionHead>
    <DeskTools {...props} />
  </SectionHead>
);

/** Beside the heading: switches between list and board, and opens the stages. */
export function DeskTools({ view, children }: Props) {
  const { to } = useAdminLocation();
  const [editing, setEditing] = useState(false);
  return (
    <div className="row desk-tools">
      {children}
      <Button small kind="quiet" onClick={() => setEditing(true)}>{t`Stages`}</Button>
      <nav className="desk-views" aria-label={t`View`}>
        <Link to={to('applications')} aria-current={view === 'list' ? 'page' : undefined}>{t`List`}</Link>
        <Link to={to('applications', {}, 'board')} aria-current={view === 'board' ? 'page' : undefined}>
          {t`Board`}
        </Link>
      </nav>
      {editing && <StagesModal onClose={() => setEditing(false)} />}
    </div>
  );
}
