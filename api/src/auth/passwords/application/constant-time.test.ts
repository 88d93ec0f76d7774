import { inConstantTime } from './constant-time.ts';

const elapsed = async (time: number) => jest.advanceTimersByTimeAsync(time);

describe('an answer in constant time', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('comes no sooner than the longest work takes, however fast this one was', async () => {
    let answer: string | undefined;
    void inConstantTime(async () => 'known').then((given) => (answer = given));
    await elapsed(99);
    expect(answer).toBeUndefined();
    await elapsed(1);
    expect(answer).toBe('known');
  });

  it('fails when its work fails', async () => {
    await expect(inConstantTime(() => Promise.reject(new Error('no store')))).rejects.toThrow('no store');
  });
});
