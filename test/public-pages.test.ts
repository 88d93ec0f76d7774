import { PUBLIC_PAGES as PAGES, SIGN_IN } from '../web/src/app/pages.ts';
import { PUBLIC_PAGES } from './browser/support/public-pages.ts';
import { textOf } from './support/checks/sources.ts';

it('the tests in the browser visit every public page', () => {
  const visited = PUBLIC_PAGES.map(({ path, missing }) =>
    missing ? '*' : path.replace('{slug}-{id}', ':slugAndId').replace('{token}', ':token'),
  );
  expect(visited.sort()).toEqual([...PAGES, SIGN_IN].map(({ path }) => path).sort());
});

it('Lighthouse looks at every public page but the one of wrong addresses', () => {
  const [, lists = ''] = textOf('scripts/lighthouse/run.mjs').split('const NO_INDEX');
  const visited = lists.split('const RUNS')[0]?.match(/(?<=')\/[\w/-]*(?=')/g);
  const pages = [...PAGES, SIGN_IN].map(({ path }) =>
    path.replace(/:\w+/, (name) => (name === ':token' ? 'unknown' : 'posting')),
  );
  expect(visited?.sort()).toEqual(pages.filter((path) => path !== '*').sort());
});
