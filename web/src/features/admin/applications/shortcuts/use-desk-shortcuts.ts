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
  /** Whether all of it is loaded, not only its row in the list. */
  isWhole: boolean;
  askOne: (step: Step) => void;
  askMany: (step: Decision, entries: readonly DeskApplication[]) => void;
  /** Takes the latest move back, while that is offered. */
  undo: (() => unknown) | undefined;
  help: () => void;
}

/** The id of the focused row. */
const focusedRow = () => document.activeElement?.closest<HTMLElement>('[data-key]')?.dataset['key'];

/** Shortcuts for moving through the list and deciding. Returns the moves, which buttons use as well. */
export function useDeskShortcuts({
  on,
  root,
  list,
  checked,
  application,
  isWhole,
  askOne,
  askMany,
  undo,
  help,
}: Desk) {
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
  const decide = (step: Decision) => {
    if (id === undefined) {
      if (checked.entries.length > 0) askMany(step, checked.entries);
    } else if (application?.status === 'pending') askOne(step);
    return id === undefined || application !== undefined;
  };
  const move = (step: 1 | -1) => {
    if (id === undefined) focusRow(step);
    else goTo(step > 0 ? next : previous);
    return list.isLoaded;
  };
  const goNext = () => move(1);
  const goPrevious = () => move(-1);
  const goToPart = (part: string, what: string, press = false) => {
    const found = root.current?.querySelector(`[data-part=${part}]`)?.querySelector<HTMLElement>(what);
    found?.focus();
    if (press) found?.click();
    return isWhole;
  };

  const keys: Keys = {
    j: goNext,
    k: goPrevious,
    c: () => goToPart('cv', 'button', true),
    m: () => goToPart('stage', '[aria-pressed=true]'),
    s: () => decide('selected'),
    r: () => decide('rejected'),
    n: () => goToPart('notes', 'textarea'),
    x: () => checked.toggle(id ?? focusedRow() ?? ''),
    ...(id !== undefined && { escape: () => void navigate(list.listPath) }),
    ...(undo && { z: undo }),
    '?': help,
  };
  useShortcuts(on ? keys : {});
  return { goNext, goPrevious };
}
