import { assertConfirmed } from './confirmed.ts';

const NOW = new Date('2026-03-02T09:00:00.000Z');

it('a confirmation of the owner counts for less than ten minutes', () => {
  const after = (ms: number) => () =>
    assertConfirmed({ kind: 'user', id: 'a', confirmedAt: NOW }, new Date(NOW.getTime() + ms));
  expect(after(600_000 - 1)).not.toThrow();
  expect(after(600_000)).toThrow(
    expect.objectContaining({ kind: 'forbidden', code: 'session.confirm-first' }),
  );
});
