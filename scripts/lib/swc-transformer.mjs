import { createHash } from 'node:crypto';
import fs from 'node:fs';
import { transformSync } from '@swc/core';
import { at } from './run.mjs';

/** Another release of the compiler, or of a plugin, compiles anew. */
const LOCK = fs.readFileSync(at('package-lock.json'));

/**
 * Compiles for Jest with swc. Its cache does not depend on the project (`jest.config.mjs`), so that all groups of tests, on
 * both engines, share what the first one compiled. `@swc/jest` compiles for each project, with source maps of packages.
 */
export default {
  createTransformer(options) {
    const own = { ...options, swcrc: false, configFile: false };
    // Hoists `jest.mock`.
    own.jsc = { ...own.jsc, transform: { ...own.jsc.transform, hidden: { jest: true } } };
    const release = createHash('sha256').update(LOCK).update(JSON.stringify(own)).digest();
    return {
      process: (source, filename) => transformSync(source, { ...own, filename }),
      getCacheKey: (source, filename) =>
        createHash('sha256').update(release).update(`${filename}\0`).update(source).digest('hex'),
    };
  },
};
