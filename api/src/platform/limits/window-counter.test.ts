import { WindowCounter } from './window-counter.ts';

const counts = (counter: WindowCounter, asked: [who: string, now: number][]): number[] =>
  asked.map(([who, now]) => counter.count(who, now).count);

describe('a counter of windows', () => {
  it('counts everybody alone, and from one again once the window is over', () => {
    const found = counts(new WindowCounter(100), [
      ['a', 0],
      ['a', 50],
      ['b', 60],
      ['a', 99],
      ['a', 100],
      ['b', 100],
    ]);
    expect(found).toEqual([1, 2, 1, 3, 1, 2]);
  });

  it('begins anew when the clock was set back', () => {
    const found = counts(new WindowCounter(100), [
      ['a', 1000],
      ['a', 1001],
      ['a', 500],
    ]);
    expect(found).toEqual([1, 2, 1]);
  });

  it('keeps one window for however many requests, and none that is over', () => {
    const counter = new WindowCounter(100);
    for (let times = 0; times < 1000; times++) counter.count('a', 0);
    expect(counter.size).toBe(1);
    for (let who = 0; who < 50; who++) counter.count(`other ${who}`, 50);
    counter.count('late', 120);
    expect(counter.size).toBe(51);
    counter.count('later', 200);
    expect(counter.size).toBe(2);
  });

  it('never keeps more than it may: the oldest goes first', () => {
    const counter = new WindowCounter(100, 3);
    for (const who of ['a', 'b', 'c', 'd']) counter.count(who, 0);
    expect(counter.size).toBe(3);
    expect(
      counts(counter, [
        ['d', 1],
        ['b', 1],
        ['a', 1],
      ]),
    ).toEqual([2, 2, 1]);
  });

  it('takes back what was counted, and gives no more room than that', () => {
    const counter = new WindowCounter(100);
    counter.takeBack('a');
    counter.count('a', 0);
    counter.count('a', 0);
    counter.takeBack('a');
    expect(counter.count('a', 1).count).toBe(2);
    for (let times = 0; times < 5; times++) counter.takeBack('a');
    expect(counter.count('a', 2).count).toBe(1);
  });
});
