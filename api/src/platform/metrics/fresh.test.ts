import { Fresh } from './fresh.ts';

describe('a question to the store', () => {
  it('is asked once for all who ask at the same time and within the next seconds', async () => {
    let asked = 0;
    const fresh = new Fresh(async () => ++asked);
    expect(await Promise.all([fresh.get(), fresh.get(), fresh.get()])).toEqual([1, 1, 1]);
    expect(await fresh.get()).toBe(1);
  });

  it('is given up after a second, but not asked again before it has ended', async () => {
    let asked = 0;
    let answer: (value: string) => void = () => undefined;
    const fresh = new Fresh(() => {
      asked++;
      return new Promise<string>((resolve) => (answer = resolve));
    });
    expect(await Promise.all([fresh.get(), fresh.get()])).toEqual([null, null]);
    const third = fresh.get();
    answer('late');
    expect([await third, await fresh.get(), asked]).toEqual(['late', 'late', 1]);
  });

  it('is no answer where it fails, and is asked again by the next', async () => {
    let works = false;
    const fresh = new Fresh(() => (works ? Promise.resolve('yes') : Promise.reject(new Error('away'))));
    expect(await fresh.get()).toBeNull();
    works = true;
    expect(await fresh.get()).toBe('yes');
  });
});
