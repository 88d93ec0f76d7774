import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Item, ListOfEntries } from '../../../shared/api/wire.ts';
import { ButtonLink } from '../../../shared/ui/form/button.tsx';
import { PlusIcon } from '../../../shared/ui/display/icons.ts';
import { TITLES } from '../admin-location.ts';
import { useAdminLocation } from '../use-admin-location.ts';
import { DialogButton } from './dialog-button.tsx';
import type { Entry } from './list-entry.tsx';
import { idOf, ListPanel, type ListPanelProps } from './list-panel.tsx';

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

interface Props<P extends ListOfEntries> extends Omit<ListPanelProps<P>, 'entry' | 'selected' | 'onBack'> {
  /** The button for a new entry: opens the dialog, or without one the view `create` beside the list. */
  add?: { text: string; dialog?: (close: () => void) => ReactNode };
  /** Shown beside the heading, instead of the button for a new entry. */
  tools?: ReactNode;
  /** Shown between the heading and the list. */
  above?: ReactNode;
  /** The parameter of the URL with the id of the selected entry. */
  param: string;
  entry: (row: Item<P>) => Omit<Entry, 'to'>;
  /** What is shown beside the list: a selected entry or a new one. */
  detail: ReactNode;
  /** The detail consists of two panels side by side. */
  wide?: boolean;
}

/** A section: its heading, its list, and beside the list the selected entry. Esc returns to the list. */
export function ListSection<P extends ListOfEntries>(props: Props<P>) {
  const { add, tools, above, param, entry, detail, wide, ...list } = props;
  const { section, chosen, to } = useAdminLocation();
  const navigate = useNavigate();
  return (
    <>
      <SectionHead>
        {tools}
        {add?.dialog && (
          <DialogButton dialog={add.dialog}>
            <PlusIcon />
            {add.text}
          </DialogButton>
        )}
        {add && !add.dialog && (
          <ButtonLink small to={to(section, {}, 'create')}>
            <PlusIcon />
            {add.text}
          </ButtonLink>
        )}
      </SectionHead>
      {above}
      <div className={detail ? `split has-detail ${wide ? 'wide-detail' : ''}` : undefined}>
        <ListPanel
          {...list}
          entry={(row) => ({ ...entry(row), to: to(section, { [param]: idOf(row) }) })}
          selected={chosen[param]}
          onBack={detail ? () => void navigate(to(section)) : undefined}
        />
        {detail}
      </div>
    </>
  );
}
