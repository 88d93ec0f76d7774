import path from 'node:path';

/** Starts groups of tests in the order of their numbers: `writeGroups` numbers the heaviest first. */
export default class HeaviestFirst {
  sort(tests) {
    return tests.toSorted((a, b) => (path.basename(a.path) < path.basename(b.path) ? -1 : 1));
  }

  allFailedTests(tests) {
    return tests;
  }

  cacheResults() {}
}
