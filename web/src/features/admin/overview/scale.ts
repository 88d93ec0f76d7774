/** The marks of an axis of counts from 0: whole numbers at equal steps, at most five of them, up to `most` or above. */
export function marksUpTo(most: number): number[] {
  const steps = [1, 2, 5].flatMap((first) => [0, 1, 2, 3, 4].map((power) => first * 10 ** power));
  const step = steps.sort((one, other) => one - other).find((each) => each * 4 >= most) ?? most;
  const count = Math.max(1, Math.ceil(most / step));
  return Array.from({ length: count + 1 }, (_, index) => index * step);
}
