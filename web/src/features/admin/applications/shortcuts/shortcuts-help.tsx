import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { readItem, writeItem } from '../../../../shared/api/storage.ts';
import { Button } from '../../../../shared/ui/form/button.tsx';
import { Modal } from '../../../../shared/ui/dialog/modal.tsx';
import './shortcuts-help.css';

const STORED = 'desk-keys';
const OFF = 'off';

/** Whether shortcuts are on, stored in this browser: users of dictation or other tools turn them off. */
export function useShortcutsSetting() {
  const [on, setOn] = useState(() => readItem(STORED) !== OFF);
  const set = (next: boolean) => {
    writeItem(STORED, next ? null : OFF);
    setOn(next);
  };
  return [on, set] as const;
}

/** The key as printed on the keyboard. */
const shown = (key: string) => (key.length === 1 ? key.toUpperCase() : key);

/** Props of a button that has a shortcut, for its tooltip and screen readers. */
export type KeyOf = (key: string, does: string) => { title?: string; 'aria-keyshortcuts'?: string };
export const keysOf =
  (on: boolean): KeyOf =>
  (letter, does) => {
    const key = shown(letter);
    return on ? { title: t`${does} (key ${key})`, 'aria-keyshortcuts': key } : {};
  };

const KEYS: readonly (readonly [key: string, does: string])[] = [
  ['j', t`Next application`],
  ['k', t`Previous application`],
  [t`Enter`, t`Open the focused application`],
  ['c', t`View the CV that was sent`],
  ['m', t`Choose a stage`],
  ['s', t`Select`],
  ['r', t`Reject`],
  ['n', t`Write an internal note`],
  ['x', t`Check, to decide on several at once`],
  ['z', t`Undo the latest move, within ten seconds`],
  [t`Esc`, t`Close the dialog, or go back to the list`],
  ['?', t`Show these keys`],
];

interface Props {
  on: boolean;
  onChange: (on: boolean) => void;
  onClose: () => void;
}

/** Lists the shortcuts of the desk, with a switch that turns them off. */
export function ShortcutsHelp({ on, onChange, onClose }: Props) {
  return (
    <Modal
      title={t`Keys`}
      onClose={onClose}
      actions={<Button kind="second" onClick={onClose}>{t`Close`}</Button>}
    >
      <p>{t`You are asked before anything is sent: no key selects or rejects by itself.`}</p>
      <dl className="desk-keys">
        {KEYS.map(([key, does]) => (
          <div key={key}>
            <dt>
              <kbd>{shown(key)}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <label>
        <input type="checkbox" checked={on} onChange={() => onChange(!on)} /> {t`Use these keys`}
      </label>
    </Modal>
  );
}
