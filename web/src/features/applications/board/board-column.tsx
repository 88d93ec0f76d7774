import { plural, t } from '@lingui/core/macro';
import { memo, useId, useState, type DragEvent } from 'react';
import { Button } from '../../../shared/ui/form/button.tsx';
import { Card, DRAGGED } from './board-card.tsx';
import { medianDays, type BoardColumn } from './board-columns.ts';

interface Props {
  column: BoardColumn;
  /** On a phone, where one column is shown at a time, whether it is this one. */
  isShown: boolean;
  next?: BoardColumn | undefined;
  /** The card in it to which the Tab key leads. */
  active: string | null;
  canMove: boolean;
  onMove: (id: string, to: string) => void;
  onChoose: (id: string) => void;
  onActive: (id: string) => void;
  onMore?: (() => void) | undefined;
}

const holdsCard = (event: DragEvent) => event.dataTransfer.types.includes(DRAGGED);

/** Highlights itself while a card is dragged over it, and takes it. */
export function useDropTarget(onDrop: ((id: string) => void) | undefined) {
  const [isOver, setOver] = useState(false);
  if (!onDrop) return { isOver: false, handlers: {} };
  return {
    isOver,
    handlers: {
      onDragOver: (event: DragEvent) => {
        if (!holdsCard(event)) return;
        event.preventDefault();
        setOver(true);
      },
      onDragLeave: (event: DragEvent) => {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false);
      },
      onDrop: (event: DragEvent) => {
        setOver(false);
        const id = event.dataTransfer.getData(DRAGGED);
        if (!id) return;
        event.preventDefault();
        onDrop(id);
      },
    },
  };
}

/** One stage: a row of the grid, drawn as a column. */
export const Column = memo(function Column(props: Props) {
  const { column, isShown, next, active, canMove, onMove, onChoose, onActive, onMore } = props;
  const { stage, name, total, cards } = column;
  const id = useId();
  const { isOver, handlers } = useDropTarget(canMove ? (dropped) => onMove(dropped, stage) : undefined);
  const median = cards.length === total ? medianDays(cards) : null;
  const hidden = total - cards.length;
  return (
    <div
      className={['column', isShown && 'shown', isOver && 'over'].filter(Boolean).join(' ')}
      role="row"
      aria-labelledby={id}
      {...handlers}
    >
      <div className="column-head" role="rowheader" id={id}>
        <b>{name}</b> <span className="num">{total}</span>
        {median !== null && (
          <span className="median">{plural(median, { one: 'median # day', other: 'median # days' })}</span>
        )}
      </div>
      <div className="cards" role="presentation">
        {cards.map((card) => (
          <Card
            key={card._id}
            card={card}
            isActive={card._id === active}
            next={next}
            canMove={canMove}
            onMove={onMove}
            onChoose={onChoose}
            onActive={onActive}
          />
        ))}
        {cards.length === 0 && (
          <p className="none" role="gridcell">
            {t`Nobody`}
          </p>
        )}
        {hidden > 0 && (
          <div className="more" role="gridcell">
            {onMore ? (
              <Button small kind="second" onClick={onMore}>
                {plural(hidden, { one: 'Show # more', other: 'Show # more' })}
              </Button>
            ) : (
              plural(hidden, { one: '# more in the list', other: '# more in the list' })
            )}
          </div>
        )}
      </div>
    </div>
  );
});

interface StagesProps {
  columns: readonly BoardColumn[];
  shown: string | undefined;
  onShow: (stage: string) => void;
}

/** On a phone: the line of stages, of which one is shown. */
export function BoardStages({ columns, shown, onShow }: StagesProps) {
  return (
    <div className="stages" role="group" aria-label={t`Stage shown`}>
      <ol>
        {columns.map(({ stage, name, total }) => (
          <li key={stage}>
            <button type="button" aria-pressed={stage === shown} onClick={() => onShow(stage)}>
              {name} <span className="num">{total}</span>
            </button>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** Beside the stages: a card that is dropped here is decided. */
export function DecidedSlot({ onDrop }: { onDrop: (id: string) => void }) {
  const { isOver, handlers } = useDropTarget(onDrop);
  return (
    <div className={isOver ? 'column decided over' : 'column decided'} role="presentation" {...handlers}>
      <p className="column-head" aria-hidden="true">
        <b>{t`Decided`}</b>
      </p>
      <p className="slot" aria-hidden="true">{t`Drop here, then select or reject.`}</p>
    </div>
  );
}
