import { Trans } from '@lingui/react/macro';
import { DownIcon, UpIcon } from '../../../shared/ui/display/inside-icons.ts';
import { Button } from '../../../shared/ui/form/button.tsx';

interface Props {
  /** The name of the moved entry, for screen readers. */
  name: string;
  at: number;
  count: number;
  onMove: (to: number) => void;
}

/** Returns a list with the entry at `from` moved to `to`. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const rest = list.filter((_, index) => index !== from);
  const entry = list[from];
  return entry === undefined ? rest : [...rest.slice(0, to), entry, ...rest.slice(to)];
}

/** Focuses the button of a moved entry that was pressed, or the other one at an end of the list. */
export function focusMoved(list: HTMLElement | null, to: number, isUp: boolean): void {
  const buttons = [...(list?.children[to]?.querySelectorAll<HTMLButtonElement>('.move button') ?? [])];
  const pressed = buttons[isUp ? 0 : 1];
  (pressed?.disabled ? buttons.find(({ disabled }) => !disabled) : pressed)?.focus();
}

/** Moves an entry of a list up and down. */
export function MoveButtons({ name, at, count, onMove }: Props) {
  return (
    <span className="move">
      <Button kind="second" small disabled={at === 0} onClick={() => onMove(at - 1)}>
        <UpIcon />
        <span className="sr">
          <Trans>Move {name} up</Trans>
        </span>
      </Button>
      <Button kind="second" small disabled={at === count - 1} onClick={() => onMove(at + 1)}>
        <DownIcon />
        <span className="sr">
          <Trans>Move {name} down</Trans>
        </span>
      </Button>
    </span>
  );
}
