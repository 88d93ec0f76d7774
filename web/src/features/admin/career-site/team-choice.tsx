import { t } from '@lingui/core/macro';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import type { TeamMember } from '../../../shared/api/types.ts';
import { focusMoved, MoveButtons, moved } from './move-buttons.tsx';

interface Props {
  team: readonly TeamMember[];
  /** The ids of the chosen members in their order. */
  value: readonly string[];
  onChange: (ids: string[]) => void;
}

/** Chooses members of the team and their order: the chosen ones stand first. */
export function TeamChoice({ team, value, onChange }: Props) {
  const list = useRef<HTMLUListElement>(null);
  const chosen = value.flatMap((id) => team.find(({ _id }) => _id === id) ?? []);
  const others = team.filter(({ _id }) => !value.includes(_id));
  const move = (from: number, to: number) => {
    flushSync(() => onChange(moved(value, from, to)));
    focusMoved(list.current, to, to < from);
  };
  return (
    <fieldset className="own-choice" data-path="team">
      <legend className="lbl">{t`Team of this job`}</legend>
      <ul ref={list}>
        {[...chosen, ...others].map(({ _id: id, name, shown }, index) => {
          const isChosen = index < chosen.length;
          return (
            <li key={id} className="row between">
              <label className="check">
                <input
                  type="checkbox"
                  value={id}
                  checked={isChosen}
                  onChange={() => onChange(isChosen ? value.filter((each) => each !== id) : [...value, id])}
                />
                <span>{shown ? name : t`${name} (hidden)`}</span>
              </label>
              {isChosen && (
                <MoveButtons name={name} at={index} count={chosen.length} onMove={(to) => move(index, to)} />
              )}
            </li>
          );
        })}
      </ul>
    </fieldset>
  );
}
