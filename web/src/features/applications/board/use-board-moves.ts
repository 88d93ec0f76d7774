import { t } from '@lingui/core/macro';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { errorText } from '../../../shared/api/errors.ts';
import { placeOf, withMoved, type BoardCard, type BoardColumn } from './board-columns.ts';

/** Milliseconds for which a move can be undone. */
const UNDO_FOR = 10_000;

/** A move that was sent. */
interface Done {
  id: string;
  name: string;
  from: string;
  to: string;
}

export interface BoardMoves<Card extends BoardCard> {
  /** The columns as they are once everything is stored that was moved. */
  columns: readonly BoardColumn<Card>[];
  move: (id: string, to: string) => void;
  /** Takes the latest move back; not set after ten seconds. */
  undo: (() => void) | undefined;
  done: Done | null;
  /** Why the latest refused move was refused. */
  problem: string | null;
  closeProblem: () => void;
  /** For screen readers: what was moved where. */
  announced: string;
}

/** A move that the stored columns do not show yet. */
interface Waiting<Card extends BoardCard> {
  card: Card;
  to: string;
}

/**
 * Moves cards at once and sends the moves, those of one card one after the other. A card whose move is refused returns to
 * where the server has it. `send` sends one move; `refresh` reloads the board.
 */
export function useBoardMoves<Card extends BoardCard>(
  stored: readonly BoardColumn<Card>[],
  send: (id: string, move: { stage: string; from: string }) => Promise<unknown>,
  refresh: () => Promise<unknown>,
): BoardMoves<Card> {
  const [waiting, setWaiting] = useState<readonly Waiting<Card>[]>([]);
  const [done, setDone] = useState<Done | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [announced, setAnnounced] = useState('');
  const columns = useMemo(
    () => waiting.reduce((all, { card, to }) => withMoved(all, card, to), stored),
    [stored, waiting],
  );
  const latest = useRef({ send, refresh, stored, columns });
  useEffect(() => {
    latest.current = { send, refresh, stored, columns };
  });
  const sending = useRef({ count: 0, open: 0, isUnread: false, ofCard: new Map<string, Promise<void>>() });
  useEffect(() => {
    if (!sending.current.isUnread || sending.current.open > 0) return;
    sending.current.isUnread = false;
    setWaiting([]);
  }, [stored]);
  useEffect(() => {
    if (!done) return;
    const timer = setTimeout(() => setDone(null), UNDO_FOR);
    return () => clearTimeout(timer);
  }, [done]);

  const start = useCallback((id: string, to: string, isUndo: boolean) => {
    const all = latest.current.columns;
    const from = all[placeOf(all, id)?.column ?? -1];
    const target = all.find(({ stage }) => stage === to);
    const card = from?.cards.find((each) => each._id === id);
    if (!from || !target || !card || from === target) return;
    const { name } = card;
    const now = sending.current;
    now.count += 1;
    now.isUnread = false;
    now.open += 1;
    // Keys that follow at once see the move.
    latest.current.columns = withMoved(all, card, to);
    setWaiting((before) => [...before, { card, to }]);
    setProblem(null);
    setDone(isUndo ? null : { id, name, from: from.stage, to });
    const total = target.total + 1;
    const place = target.cards.length + 1;
    setAnnounced(t`${name} moved to ${target.name}, place ${place} of ${total}`);
    const refused = (error: unknown) => {
      const reason = errorText(error, t`Something went wrong`, t`The server could not be reached.`);
      const text = t`${name} was not moved: ${reason}`;
      setDone((before) => (before?.id === id ? null : before));
      setProblem(text);
      setAnnounced(text);
      setWaiting((before) => before.filter((each) => each.card._id !== id));
    };
    const before = now.ofCard.get(id) ?? Promise.resolve();
    const sent = before
      .then(() => latest.current.send(id, { stage: to, from: from.stage }))
      .then(() => undefined, refused)
      .then(async () => {
        now.open -= 1;
        if (now.ofCard.get(id) === sent) now.ofCard.delete(id);
        if (now.open > 0) return;
        const [upTo, known] = [now.count, latest.current.stored];
        await latest.current.refresh().catch(() => undefined);
        // A later move loads the board once more, and what was loaded for this one is dropped: its card waits for that.
        if (now.count !== upTo) return;
        // When the board could not be loaded, the cards wait for the next time that it is.
        if (latest.current.stored === known) now.isUnread = true;
        else setWaiting([]);
      });
    now.ofCard.set(id, sent);
  }, []);

  return {
    columns,
    move: useCallback((id, to) => start(id, to, false), [start]),
    undo: done ? () => start(done.id, done.from, true) : undefined,
    done,
    problem,
    closeProblem: () => setProblem(null),
    announced,
  };
}
