import { mayChange, afterUndo, afterChange, UNDO_PERIOD, type EmailHistory } from './email-history.ts';

const NOW = new Date('2026-03-02T09:00:00.000Z');
const later = (ms: number) => new Date(NOW.getTime() + ms);
const HOUR = 3_600_000;

/** Changes the address step by step, an hour apart. */
function through(...emails: string[]): EmailHistory {
  const [first = '', ...others] = emails;
  return others.reduce<EmailHistory>((history, email, at) => afterChange(history, email, later(at * HOUR)), {
    email: first,
    previous: [],
  });
}

const emailsOf = ({ email, previous }: EmailHistory) => [...previous.map((each) => each.email), email];

it('keeps the address that was left, for seven days', () => {
  const history = through('a', 'b');
  expect(history).toEqual({ email: 'b', previous: [{ email: 'a', until: later(UNDO_PERIOD) }] });
  expect(afterUndo(history, 'A', later(UNDO_PERIOD - 1))).toEqual({ email: 'a', previous: [] });
  expect(afterUndo(history, 'a', later(UNDO_PERIOD))).toBeNull();
  expect(emailsOf(afterChange(history, 'c', later(UNDO_PERIOD)))).toEqual(['b', 'c']);
});

it('goes back past everything that came after, and keeps what came before', () => {
  const history = through('a', 'b', 'c', 'd');
  expect(emailsOf(afterUndo(history, 'b', later(4 * HOUR))!)).toEqual(['a', 'b']);
  expect(emailsOf(afterUndo(history, 'a', later(4 * HOUR))!)).toEqual(['a']);
  expect(afterUndo(history, 'd', later(4 * HOUR))).toBeNull();
  expect(afterUndo(history, 'nobody', later(4 * HOUR))).toBeNull();
});

it('goes back to the first time an address was left', () => {
  expect(emailsOf(afterUndo(through('a', 'b', 'a', 'c'), 'a', later(4 * HOUR))!)).toEqual(['a']);
});

it('lets nobody collect addresses', () => {
  const names = Array.from({ length: 11 }, (_, at) => `a${at}`);
  const history = through(...names);
  expect(mayChange(history, later(11 * HOUR))).toBe(false);
  expect(mayChange(history, later(UNDO_PERIOD))).toBe(true);
});
