import { daysSinceInBerlin } from '@consulting/contracts';
import type { ReactNode } from 'react';

/** One application on a board. */
export interface BoardCard {
  _id: string;
  name: string;
  /** A few words about the person; '' for none. */
  headline: string;
  /** The title that was applied for; only on boards of several targets. */
  about?: ReactNode;
  /** ISO 8601. */
  stageSince: string | null;
  hasCv: boolean;
  hasCertificate: boolean;
  /** Path of the opened application. */
  to: string;
}

/** A stage with the cards in it that are shown, those longest in it first. */
export interface BoardColumn<Card extends BoardCard = BoardCard> {
  stage: string;
  name: string;
  /** All applications in this stage. */
  total: number;
  cards: readonly Card[];
}

/** The position of a card: indices of its column and within it. */
export interface Place {
  column: number;
  row: number;
}

export function placeOf(columns: readonly BoardColumn[], id: string): Place | undefined {
  for (const [column, { cards }] of columns.entries()) {
    const row = cards.findIndex((card) => card._id === id);
    if (row >= 0) return { column, row };
  }
  return undefined;
}

/**
 * Returns the columns with a card moved to the end of another one; the same ones when it stands only there, and for an unknown
 * stage. The columns are read one after the other: during a move they may show its card twice, or nowhere.
 */
export function withMoved<Card extends BoardCard>(
  columns: readonly BoardColumn<Card>[],
  card: Card,
  to: string,
): readonly BoardColumn<Card>[] {
  const holds = ({ cards }: BoardColumn<Card>) => cards.some(({ _id }) => _id === card._id);
  const isRight = (column: BoardColumn<Card>) => holds(column) === (column.stage === to);
  if (columns.every(isRight) || !columns.some(({ stage }) => stage === to)) return columns;
  const moved = { ...card, stageSince: new Date().toISOString() };
  return columns.map((column) => {
    if (isRight(column)) return column;
    const { total, cards } = column;
    if (column.stage === to) return { ...column, total: total + 1, cards: [...cards, moved] };
    return { ...column, total: total - 1, cards: cards.filter(({ _id }) => _id !== card._id) };
  });
}

type ArrowKey = 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight' | 'Home' | 'End';

/** Returns the card to which a key leads; to the left and right, empty columns are passed over. */
export function cardAt(
  columns: readonly BoardColumn[],
  { column, row }: Place,
  key: string,
): BoardCard | undefined {
  const own = columns[column]?.cards ?? [];
  const beside = (others: readonly BoardColumn[]) => {
    const cards = others.find((other) => other.cards.length > 0)?.cards;
    return cards?.[Math.min(row, cards.length - 1)];
  };
  const leads: Record<ArrowKey, () => BoardCard | undefined> = {
    ArrowUp: () => own[row - 1],
    ArrowDown: () => own[row + 1],
    ArrowLeft: () => beside(columns.slice(0, column).toReversed()),
    ArrowRight: () => beside(columns.slice(column + 1)),
    Home: () => own[0],
    End: () => own.at(-1),
  };
  return key in leads ? leads[key as ArrowKey]() : undefined;
}

/** Days of Berlin's calendar since an instant; 0 for none. */
export const daysSince = (since: string | null): number =>
  since === null ? 0 : daysSinceInBerlin(new Date(since), new Date());

/** The median of the days in a stage; null for fewer than two cards, and below a day. */
export function medianDays(cards: readonly BoardCard[]): number | null {
  if (cards.length < 2) return null;
  const days = cards.map(({ stageSince }) => daysSince(stageSince)).sort((one, other) => one - other);
  return days[Math.floor((days.length - 1) / 2)] || null;
}
