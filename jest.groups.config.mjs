import config from './jest.config.mjs';

const [node, web] = config.projects;

const grouped = (project, displayName, more = {}) => ({
  ...project,
  ...more,
  displayName,
  testMatch: [`<rootDir>/.cache/groups/${displayName}/*.test.ts`],
});

// The tests in the groups that `npm test` makes of them (`scripts/lib/groups.mjs`).
export default {
  ...config,
  projects: [
    grouped(node, 'embedded'),
    grouped(node, 'mongodb'),
    // The files of a group share their modules and what was spied on in them.
    grouped(web, 'pages', { restoreMocks: true }),
  ],
};
