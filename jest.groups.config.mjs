import config from './jest.config.mjs';

const [node] = config.projects;

// The tests that run in Node, in the groups that `npm test` makes of them (`scripts/lib/groups.mjs`).
export default {
  ...config,
  projects: [{ ...node, testMatch: ['<rootDir>/.cache/groups/*.test.ts'] }],
};
