import { PUBLIC_PAGES as PAGES, SIGN_IN } from '../web/src/app/pages.ts';
import { PUBLIC_PAGES } from './browser/support/public-pages.ts';

it('the tests in the browser visit every public page', () => {
  const visited = PUBLIC_PAGES.map(({ path, missing }) =>
    missing ? '*' : path.replace('{slug}-{id}', ':slugAndId'),
  );
  expect(visited.sort()).toEqual([...PAGES, SIGN_IN].map(({ path }) => path).sort());
});
