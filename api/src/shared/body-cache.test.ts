import { BodyCache } from './body-cache.ts';

describe('a cache of bodies', () => {
  it('lets the oldest go when there is no room, and counts what was replaced once', () => {
    const cache = new BodyCache<string>(10_000);
    cache.set('a', 'first', 3_000);
    cache.set('b', 'second', 3_000);
    cache.set('b', 'second again', 4_000);
    expect([cache.get('a'), cache.get('b')]).toEqual(['first', 'second again']);
    cache.set('c', 'third', 3_000);
    expect([cache.get('a'), cache.get('b'), cache.get('c')]).toEqual([undefined, 'second again', 'third']);
  });

  it('keeps nothing that is larger than all of it', () => {
    const cache = new BodyCache<string>(10_000);
    cache.set('a', 'small', 4_000);
    cache.set('b', 'large', 10_001);
    expect([cache.get('a'), cache.get('b')]).toEqual(['small', undefined]);
  });

  it('is empty after clearing', () => {
    const cache = new BodyCache<string>(10_000);
    cache.set('a', 'first', 8_000);
    cache.clear();
    cache.set('b', 'second', 8_000);
    expect([cache.get('a'), cache.get('b')]).toEqual([undefined, 'second']);
  });
});
