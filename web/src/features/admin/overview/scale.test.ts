import { marksUpTo } from './scale.ts';

it.each([
  [0, [0, 1]],
  [1, [0, 1]],
  [3, [0, 1, 2, 3]],
  [5, [0, 2, 4, 6]],
  [14, [0, 5, 10, 15]],
  [137, [0, 50, 100, 150]],
])('marks an axis up to %d at %j', (most, marks) => expect(marksUpTo(most)).toEqual(marks));
