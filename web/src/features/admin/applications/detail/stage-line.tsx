import { t } from '@lingui/core/macro';
import { useRef, type KeyboardEvent } from 'react';
import type { NamedStage } from '../stages/use-stages.ts';
import './stage-line.css';

interface Props {
  stages: readonly NamedStage[];
  /** The id of the stage; null for an application that is decided. */
  current: string | null;
  /** Makes the stages buttons. */
  onMove?: ((stage: string) => void) | undefined;
  /** While a move is being saved, the buttons do nothing. */
  isMoving?: boolean;
}

/** Where an application stands, as a line of stages that ends in the decision. Arrow keys go along its buttons. */
export function StageLine({ stages, current, onMove, isMoving = false }: Props) {
  const root = useRef<HTMLOListElement>(null);
  const at = current === null ? stages.length : stages.findIndex(({ stage }) => stage === current);
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowRight' && event.key !== 'ArrowLeft') return;
    const buttons = [...(root.current?.querySelectorAll('button') ?? [])];
    const focused = buttons.findIndex((button) => button === event.target);
    buttons[focused + (event.key === 'ArrowRight' ? 1 : -1)]?.focus();
    event.preventDefault();
  };
  return (
    <div className="stage-line">
      <ol aria-label={t`Stage`} ref={root} onKeyDown={onMove && onKey}>
        {stages.map(({ stage, name }, index) => (
          <li key={stage} className={index < at ? 'past' : undefined}>
            {onMove ? (
              <button
                type="button"
                aria-pressed={index === at}
                aria-disabled={isMoving || undefined}
                onClick={() => index !== at && !isMoving && onMove(stage)}
              >
                {name}
              </button>
            ) : (
              <span aria-current={index === at ? 'step' : undefined}>{name}</span>
            )}
          </li>
        ))}
        <li>
          <span aria-current={current === null ? 'step' : undefined}>{t`Decided`}</span>
        </li>
      </ol>
    </div>
  );
}
