import { stateOf, type ApiKey } from './api-key.ts';

const NOW = new Date('2026-03-02T09:00:00.000Z');
const later = (ms: number) => new Date(NOW.getTime() + ms);
const inState = (expiresAt: Date, revokedAt: Date | null = null) =>
  stateOf({ expiresAt, revokedAt } as ApiKey, NOW);

it('a key works until the moment it expires, and not after it was revoked', () => {
  expect(inState(later(1))).toBe('active');
  expect(inState(NOW)).toBe('expired');
  expect(inState(later(-1))).toBe('expired');
  expect(inState(later(1), later(-1))).toBe('revoked');
  expect(inState(later(-2), later(-1))).toBe('revoked');
});
