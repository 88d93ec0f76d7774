import { FEWEST_CASES, type FigureDays } from '@consulting/contracts';

/** Of periods that cannot be described together the first: the one that is shown first. */
const PREFERRED: readonly FigureDays[] = [30, 90, 7];

export const byPreference = (one: { days: FigureDays }, other: { days: FigureDays }): number =>
  PREFERRED.indexOf(one.days) - PREFERRED.indexOf(other.days);

/** Whether so many cases may be described by more than their number: none, or not fewer than five. */
export const isFine = (cases: number): boolean => cases === 0 || cases >= FEWEST_CASES;

/** Some of the cases of a figure: those of one kind, or of all, in one period. */
export interface Cell {
  /** Null for all kinds. */
  kind: string | null;
  days: FigureDays;
  cases: number;
}

/**
 * Returns the cells whose cases may be described (by a median, by a share): no group of fewer than five is described,
 * neither a cell itself, nor what is left of one when others that are described are taken away from it. Where both
 * cannot be shown, all kinds win over one, then the preferred period, then the cell with more cases.
 */
export function described<C extends Cell>(cells: readonly C[]): Set<C> {
  const shown: C[] = [];
  for (const cell of [...cells].sort(byWorth)) {
    const related = shown.filter((other) => holds(other, cell) || holds(cell, other));
    const rests = related.map((other) => Math.abs(other.cases - cell.cases));
    if (cell.cases >= FEWEST_CASES && rests.every(isFine)) shown.push(cell);
  }
  return new Set(shown.filter((cell) => !completes(cell, shown)));
}

/** Whether it is the smallest of the kinds that together leave a few cases of all kinds of their period. */
function completes(cell: Cell, shown: readonly Cell[]): boolean {
  if (cell.kind === null) return false;
  const all = shown.find(({ kind, days }) => kind === null && days === cell.days);
  const kinds = shown.filter(({ kind, days }) => kind !== null && days === cell.days);
  if (!all || isFine(all.cases - kinds.reduce((sum, { cases }) => sum + cases, 0))) return false;
  return kinds.at(-1) === cell;
}

const byWorth = (one: Cell, other: Cell): number =>
  Number(one.kind !== null) - Number(other.kind !== null) ||
  byPreference(one, other) ||
  other.cases - one.cases ||
  (one.kind ?? '').localeCompare(other.kind ?? '');

const holds = (outer: Cell, inner: Cell): boolean =>
  outer.days >= inner.days && (outer.kind === null || outer.kind === inner.kind);
