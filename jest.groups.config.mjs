import config from './jest.config.mjs';

const [node, web] = config.projects;

const grouped = (project, displayName, more = {}) => ({
  ...project,
  ...more,
  displayName,
  testMatch: [`<rootDir>/.cache/groups/${displayName}/*.test.ts`],
});

// Runs the tests in the groups that `npm test` writes (`scripts/lib/groups.mjs`).
export default {
  ...config,
  projects: [
    grouped(node, 'embedded'),
    grouped(node, 'mongodb'),
    // The files of a group share their modules, including the spies on them.
    grouped(web, 'pages', { restoreMocks: true }),
  ],
};
