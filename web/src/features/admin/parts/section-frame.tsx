import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import type { ListOfEntries } from '../../../shared/api/wire.ts';
import { TITLES } from '../admin-location.ts';
import { useAdminLocation } from '../use-admin-location.ts';
import { ListPanel, type ListProps } from './list-panel.tsx';

/** The heading of the current section with its main action. */
export function SectionHead({ children }: { children?: ReactNode }) {
  const { section } = useAdminLocation();
  return (
    <div className="row between">
      <h1>{TITLES[section]}</h1>
      {children}
    </div>
  );
}

interface Props<P extends ListOfEntries> extends Omit<ListProps<P>, 'onBack'> {
  /** The section's main action. */
  action?: ReactNode;
  /** What is shown beside the list: a selected entry or a new one. */
  detail: ReactNode;
  /** The detail is two panels beside each other. */
  wide?: boolean;
}

/** A section: its heading, its list, and beside the list what is selected. Esc leads back to the list. */
export function ListSection<P extends ListOfEntries>({ action, detail, wide, ...list }: Props<P>) {
  const { section, to } = useAdminLocation();
  const navigate = useNavigate();
  return (
    <>
      <SectionHead>{action}</SectionHead>
      <div className={detail ? `split has-detail ${wide ? 'wide-detail' : ''}` : undefined}>
        <ListPanel {...list} onBack={detail ? () => void navigate(to(section)) : undefined} />
        {detail}
      </div>
    </>
  );
}
