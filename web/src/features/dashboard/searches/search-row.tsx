import type { Cadence } from '@consulting/contracts';
import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { SavedSearch } from '../../../shared/api/types.ts';
import { Badge } from '../../../shared/ui/display/badge.tsx';
import { TaskNotice } from '../../../shared/ui/feedback/task-notice.tsx';
import { useTask } from '../../../shared/ui/feedback/use-task.ts';
import { Button } from '../../../shared/ui/form/button.tsx';
import { SelectField } from '../../../shared/ui/form/fields.tsx';
import { useConfirm } from '../../../shared/ui/dialog/use-confirm.tsx';
import { CADENCE_OPTIONS } from '../../saved-searches/cadences.ts';
import { addressOf, conditionsOf, queryOf, SEARCHED_LISTS } from '../../saved-searches/saved-search.ts';
import { newText } from '../../saved-searches/new-text.ts';
import { useSearchChanges } from '../../saved-searches/use-saved-searches.ts';
import { RenameDialog } from './rename-dialog.tsx';

const PAUSED = {
  preference: t`No emails: you have switched them off in your account, under “Notifications”.`,
  role: t`Paused: your role has no such list. It goes on when you change your role back.`,
  address: t`Paused: your address refuses our emails. It goes on when one arrives, or with a new address.`,
};

interface Props {
  search: SavedSearch;
  onRemoved: () => void;
}

/** A saved search: what it finds, what is new, how often one is mailed. */
export function SearchRow({ search, onRemoved }: Props) {
  const { _id, kind, name, newCount, cadence, paused } = search;
  const { change, remove } = useSearchChanges('user');
  const [isRenaming, setRenaming] = useState(false);
  const task = useTask({ failed: t`The change could not be saved.` });
  const removal = useConfirm({
    title: t`Remove the saved search?`,
    text: t`“${name}” is no longer saved, and you get no more emails about it.`,
    confirmLabel: t`Yes, remove`,
    workingLabel: t`Removing…`,
    texts: { failed: t`The search could not be removed.` },
    run: () => remove(_id),
    onDone: onRemoved,
  });
  const choose = (chosen: Cadence) => task.run(async () => void (await change(_id, { cadence: chosen })));
  const conditions = conditionsOf(kind, queryOf(search));
  return (
    <li className="search-row">
      <div className="search-what">
        <h3>
          <Link to={addressOf(search, newCount > 0)}>{name}</Link>{' '}
          {newCount > 0 && <Badge tone="new">{newText(newCount)}</Badge>}
        </h3>
        <p className="muted small">
          {SEARCHED_LISTS[kind].label}
          {conditions && conditions !== name && ` · ${conditions}`}
        </p>
        {paused && <p className="small search-paused">{PAUSED[paused]}</p>}
      </div>
      <SelectField
        label={t`Emails`}
        options={CADENCE_OPTIONS}
        value={cadence}
        disabled={task.working}
        onChange={(event) => void choose(event.target.value as Cadence)}
      />
      <div className="search-acts">
        <Button
          kind="second"
          small
          aria-label={t`Rename “${name}”`}
          onClick={() => setRenaming(true)}
        >{t`Rename`}</Button>
        <Button
          kind="second"
          small
          aria-label={t`Remove “${name}”`}
          onClick={removal.ask}
        >{t`Remove`}</Button>
      </div>
      <TaskNotice task={task} closable />
      {removal.error}
      {removal.dialog}
      {isRenaming && <RenameDialog search={search} onClose={() => setRenaming(false)} />}
    </li>
  );
}
