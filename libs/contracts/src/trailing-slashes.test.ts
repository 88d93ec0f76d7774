import { withoutTrailingSlashes } from './trailing-slashes.ts';

it.each([
  ['/career/', '/career'],
  ['//career///', '//career'],
  ['/career', '/career'],
  ['///', ''],
  ['', ''],
])('%s without its trailing slashes is %s', (path, expected) => {
  expect(withoutTrailingSlashes(path)).toBe(expected);
});
