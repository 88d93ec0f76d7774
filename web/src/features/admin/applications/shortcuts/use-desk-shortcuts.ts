import type { Decision } from '@consulting/contracts';
import type { RefObject } from 'react';
import { useNavigate } from 'react-router-dom';
import type { DeskApplication } from '../../../../shared/api/types.ts';
import { focusEntry } from '../../../../shared/ui/page/focus.ts';
import type { Step } from '../decision/decision-texts.ts';
import type { Checked } from '../list/use-checked.ts';
import type { DeskList } from '../list/use-desk-list.ts';
import { useShortcuts, type Keys } from './use-shortcuts.ts';

interface Desk {
  on: boolean;
  root: RefObject<HTMLElement | null>;
  list: DeskList;
  checked: Checked;
  /** The opened application, as far as it is loaded. */
  application: DeskApplication | undefined;
  askOne: (step: Step) => void;
  askMany: (step: Decision, entries: readonly DeskApplication[]) => void;
  help: () => void;
}

/** The id of the focused row. */
const focusedRow = () => document.activeElement?.closest<HTMLElement>('[data-key]')?.dataset['key'];

/** Shortcuts for moving through the list and deciding. Returns the moves, which buttons use as well. */
export function useDeskShortcuts({ on, root, list, checked, application, askOne, askMany, help }: Desk) {
  const navigate = useNavigate();
  const { id, items, next, previous, pathOf } = list;

  const goTo = (place: typeof next) => {
    if (!place) return;
    // The heading of the opened application takes the focus only if nothing else has it.
    (document.activeElement as HTMLElement | null)?.blur();
    void navigate(pathOf(place));
  };
  const focusRow = (step: 1 | -1) => {
    const at = items.findIndex(({ _id }) => _id === focusedRow());
    const entry = items[at < 0 ? 0 : at + step];
    if (entry) focusEntry(root.current, entry._id);
  };
  const find = (part: string, tag: 'button' | 'textarea') =>
    root.current?.querySelector(`[data-part=${part}]`)?.querySelector(tag);
  const decide = (step: Decision) => {
    if (id === undefined) {
      if (checked.entries.length > 0) askMany(step, checked.entries);
    } else if (application?.status === 'pending') askOne(step);
  };
  const goNext = () => (id === undefined ? focusRow(1) : goTo(next));
  const goPrevious = () => (id === undefined ? focusRow(-1) : goTo(previous));

  const keys: Keys = {
    j: goNext,
    k: goPrevious,
    c: () => {
      const cv = find('cv', 'button');
      cv?.focus();
      cv?.click();
    },
    s: () => decide('selected'),
    r: () => decide('rejected'),
    n: () => find('notes', 'textarea')?.focus(),
    x: () => checked.toggle(id ?? focusedRow() ?? ''),
    ...(id !== undefined && { escape: () => void navigate(list.listPath) }),
    '?': help,
  };
  useShortcuts(on ? keys : {});
  return { goNext, goPrevious };
}
