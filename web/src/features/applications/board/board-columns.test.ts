import { cardAt, medianDays, placeOf, withMoved, type BoardCard, type BoardColumn } from './board-columns.ts';

const card = (_id: string, stageSince = new Date().toISOString()): BoardCard => ({
  _id,
  name: _id,
  headline: '',
  stageSince,
  hasCv: false,
  hasCertificate: false,
  to: '/',
});
const columns: BoardColumn[] = [
  { stage: 'new', name: 'New', total: 7, cards: [card('a'), card('b'), card('c')] },
  { stage: 'review', name: 'In review', total: 0, cards: [] },
  { stage: 'offer', name: 'Offer', total: 1, cards: [card('d')] },
];
const idsOf = (board: readonly BoardColumn[]) => board.map(({ cards }) => cards.map(({ _id }) => _id));

describe('a moved card', () => {
  it('stands at the end of its new stage, since now, and is counted there', () => {
    const old = card('b', '2020-01-01T00:00:00.000Z');
    const before = [{ ...columns[0]!, cards: [card('a'), old] }, ...columns.slice(1)];
    const after = withMoved(before, old, 'offer');
    expect(idsOf(after)).toEqual([['a'], [], ['d', 'b']]);
    expect(after.map(({ total }) => total)).toEqual([6, 0, 2]);
    expect(Date.parse(after[2]!.cards[1]!.stageSince!)).toBeGreaterThan(Date.parse(old.stageSince!));
  });

  it('is not there twice, and an unknown stage changes nothing', () => {
    for (const to of ['new', 'lunch']) expect(withMoved(columns, card('a'), to)).toBe(columns);
  });

  it('stands once where it was moved, when the columns were read during the move', () => {
    const nowhere = withMoved(columns, card('x'), 'review');
    expect(idsOf(nowhere)).toEqual([['a', 'b', 'c'], ['x'], ['d']]);
    const twice = [columns[0]!, { ...columns[1]!, total: 1, cards: [card('a')] }, columns[2]!];
    const once = withMoved(twice, card('a'), 'review');
    expect(idsOf(once)).toEqual([['b', 'c'], ['a'], ['d']]);
    expect(once.map(({ total }) => total)).toEqual([6, 1, 1]);
  });
});

it('arrows lead to the card beside, over empty stages, and stay on the board', () => {
  const led = (id: string, key: string) => cardAt(columns, placeOf(columns, id)!, key)?._id;
  expect(led('a', 'ArrowDown')).toBe('b');
  expect(led('b', 'ArrowUp')).toBe('a');
  expect(led('c', 'ArrowRight')).toBe('d');
  expect(led('d', 'ArrowLeft')).toBe('a');
  expect([led('a', 'Home'), led('a', 'End')]).toEqual(['a', 'c']);
  for (const key of ['ArrowUp', 'ArrowLeft', 'x']) expect(led('a', key)).toBeUndefined();
  expect(led('d', 'ArrowRight')).toBeUndefined();
});

it('the median is that of the lower middle, and not told of one card or of none that waits for a day', () => {
  const ago = (days: number) => new Date(Date.now() - days * 86_400_000 - 1000).toISOString();
  expect(medianDays([1, 9, 4, 2].map((days) => card(String(days), ago(days))))).toBe(2);
  expect(medianDays([card('a', ago(9))])).toBeNull();
  expect(medianDays([card('a', ago(0)), card('b', ago(0))])).toBeNull();
});
