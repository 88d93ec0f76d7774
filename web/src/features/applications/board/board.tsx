import { t } from '@lingui/core/macro';
import { useCallback, useEffect, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { Notice } from '../../../shared/ui/feedback/notice.tsx';
import { focusEntry } from '../../../shared/ui/page/focus.ts';
import type { BoardCard } from './board-columns.ts';
import { cardAt, placeOf } from './board-columns.ts';
import { BoardStages, Column, DecidedSlot } from './board-column.tsx';
import { BoardFoot, UNDO_KEY } from './board-foot.tsx';
import { StageDialog } from './stage-dialog.tsx';
import type { BoardMoves } from './use-board-moves.ts';
import './board.css';

interface Props<Card extends BoardCard> {
  /** Accessible name of the grid. */
  label: string;
  moves: BoardMoves<Card>;
  /** Nothing can be moved, because somebody else decides. */
  readOnly?: boolean;
  /** Shows more cards of each column; not set when no more can be shown. */
  onMore?: (() => void) | undefined;
  /** Asks what is decided on a card; without it there is no place for decided ones. */
  onDecide?: ((card: Card, step?: 'selected' | 'rejected') => void) | undefined;
  /** Single keys are switched off. */
  keysOff?: boolean;
}

/**
 * Applications by stage: a grid with a row of cards for each stage, drawn as columns. Arrow keys choose a card, with Shift
 * they move it to the stage beside; M chooses a stage, Z takes the latest move back. The focus stays on a moved card.
 */
export function Board<Card extends BoardCard>(props: Props<Card>) {
  const { label, moves, readOnly = false, onMore, onDecide, keysOff = false } = props;
  const { columns, move, undo, done, problem, closeProblem, announced } = moves;
  const root = useRef<HTMLDivElement>(null);
  const [active, setActive] = useState<string | null>(null);
  const [choosing, setChoosing] = useState<string | null>(null);
  const [shown, setShown] = useState<string | null>(null);
  const follow = useRef<{ id: string; next: string | undefined } | null>(null);
  const first = columns.find(({ cards }) => cards.length > 0)?.cards[0]?._id ?? null;
  const reachable = active !== null && placeOf(columns, active) ? active : first;
  const isShown = columns.some(({ stage }) => stage === shown);
  const shownStage = (isShown && shown) || columns[0]?.stage;

  const now = useRef(columns);
  useLayoutEffect(() => {
    now.current = columns;
  });
  // It stays the same function, because columns and cards are memoized.
  const moveIt = useCallback(
    (id: string, to: string) => {
      const place = placeOf(now.current, id);
      const cards = place ? (now.current[place.column]?.cards ?? []) : [];
      const next = place && (cards[place.row + 1] ?? cards[place.row - 1]);
      follow.current = { id, next: next?._id };
      move(id, to);
    },
    [move],
  );
  // The moved card keeps the focus; on a phone, where its new column is hidden, the next one of its former column gets it.
  useLayoutEffect(() => {
    if (!follow.current) return;
    const { id, next } = follow.current;
    follow.current = null;
    const isVisible = (key: string) => {
      const column = root.current?.querySelector(`[data-key="${key}"]`)?.closest('[role=row]');
      return column !== null && column !== undefined && getComputedStyle(column).display !== 'none';
    };
    focusEntry(root.current, isVisible(id) || next === undefined ? id : next);
  }, [columns]);

  const cardOf = (id: string | null) => {
    const place = id === null ? undefined : placeOf(columns, id);
    return place && columns[place.column]?.cards[place.row];
  };
  const takeBack = () => {
    if (!undo || !done) return;
    follow.current = { id: done.id, next: undefined };
    undo();
  };
  const onKey = (event: KeyboardEvent) => {
    const { key, shiftKey, ctrlKey, metaKey, altKey } = event;
    const id = (event.target as Element).closest<HTMLElement>('[data-key]')?.dataset['key'];
    const place = id === undefined ? undefined : placeOf(columns, id);
    if (id === undefined || !place || ctrlKey || metaKey || altKey) return;
    const act = () => {
      if (shiftKey) {
        const step = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0;
        const to = step === 0 || readOnly ? undefined : columns[place.column + step];
        if (to) moveIt(id, to.stage);
        return step !== 0;
      }
      const next = cardAt(columns, place, key);
      if (next) focusEntry(root.current, next._id);
      if (/^(Arrow(Up|Down|Left|Right)|Home|End)$/.test(key)) return true;
      if (keysOff || readOnly) return false;
      const card = cardOf(id);
      if (key === 'm') setChoosing(id);
      else if (key === 's' && card && onDecide) onDecide(card, 'selected');
      else if (key === 'r' && card && onDecide) onDecide(card, 'rejected');
      else return false;
      return true;
    };
    if (act()) event.preventDefault();
  };
  useUndoKey(keysOff ? undefined : takeBack);

  const chosen = cardOf(choosing);
  return (
    <div className="stage-board" ref={root} tabIndex={-1}>
      <p className="sr" role="status">
        {announced}
      </p>
      {problem && (
        <Notice tone="bad" announced onClose={closeProblem}>
          {problem}
        </Notice>
      )}
      <BoardStages columns={columns} shown={shownStage} onShow={setShown} />
      <div
        className="columns"
        role="grid"
        aria-label={label}
        aria-readonly={readOnly || undefined}
        style={{ '--columns': columns.length } as React.CSSProperties}
        onKeyDown={onKey}
      >
        {columns.map((column, index) => (
          <Column
            key={column.stage}
            column={column}
            isShown={column.stage === shownStage}
            next={columns[index + 1]}
            active={reachable !== null && placeOf(columns, reachable)?.column === index ? reachable : null}
            canMove={!readOnly}
            onMove={moveIt}
            onChoose={setChoosing}
            onActive={setActive}
            onMore={onMore}
          />
        ))}
        {onDecide && !readOnly && <DecidedSlot onDrop={(id) => withCard(cardOf(id), onDecide)} />}
      </div>
      <BoardFoot
        done={done && { name: done.name, stage: columns.find(({ stage }) => stage === done.to)?.name ?? '' }}
        onUndo={undo && takeBack}
        readOnly={readOnly}
        keysOff={keysOff}
      />
      {chosen && (
        <StageDialog
          title={t`Move ${chosen.name}`}
          stages={columns}
          current={columns[placeOf(columns, chosen._id)?.column ?? -1]?.stage}
          onChoose={(stage) => moveIt(chosen._id, stage)}
          onClose={() => setChoosing(null)}
        />
      )}
    </div>
  );
}

function withCard<Card>(card: Card | undefined, then: (card: Card) => void): void {
  if (card) then(card);
}

/** Z takes the latest move back, wherever the focus is, unless somebody is typing or a dialog is open. */
function useUndoKey(takeBack: (() => void) | undefined): void {
  const latest = useRef(takeBack);
  useEffect(() => {
    latest.current = takeBack;
  });
  useEffect(() => {
    const onKey = (event: globalThis.KeyboardEvent) => {
      if (
        event.key.toLowerCase() !== UNDO_KEY ||
        event.ctrlKey ||
        event.metaKey ||
        event.altKey ||
        event.shiftKey
      )
        return;
      const target = event.target instanceof Element ? event.target : null;
      if (target?.closest('input, textarea, select') || document.querySelector('dialog[open]')) return;
      latest.current?.();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}
