// Read in Stryker's copy of the sources, below which only the chosen tests run.
import path from 'node:path';
import config from '../../jest.config.mjs';

export default {
  ...config.projects[0],
  // Stryker puts its own around it, and loads it without Jest.
  testEnvironment: 'node',
  rootDir: path.join(import.meta.dirname, '../..'),
  testTimeout: config.testTimeout,
  testMatch: [`<rootDir>/${process.env.MUTATION_TESTS}`],
};
