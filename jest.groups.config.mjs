import config from './jest.config.mjs';

const [node, web] = config.projects;

const grouped = (project, displayName, more = {}) => ({
  ...project,
  ...more,
  displayName,
  testMatch: [`<rootDir>/.cache/groups/${displayName}/*.test.ts`],
});

// Runs the tests in the groups that `npm test` writes (`scripts/test/groups.mjs`), all kinds in one call.
export default {
  ...config,
  testSequencer: '<rootDir>/scripts/test/heaviest-first.mjs',
  projects: [
    grouped(node, 'node'),
    grouped(node, 'mongodb', {
      setupFiles: ['<rootDir>/test/support/app/on-mongodb.ts', ...node.setupFiles],
    }),
    // The files of a group share their modules, including the spies on them.
    grouped(web, 'pages', { restoreMocks: true }),
  ],
};
