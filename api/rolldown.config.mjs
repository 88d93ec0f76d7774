// Bundles the compiled API and its packages into one script, `dist/server.cjs`: Node then reads one file at the start
// instead of some two thousand. `dist/server.js` runs it with V8's code cache from the build. The operators' programs
// become modules that need no packages either, so that production installs none.
import { createHash } from 'node:crypto';
import { cpSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { defineConfig } from 'rolldown';

/** Packages that are not bundled, because they are native code. Production needs only these. */
export const APART = ['@node-rs/argon2', '@photostructure/sqlite', 'sharp'];

/** The programs for operators, `node api/dist/NAME.js`. */
const TOOLS = ['admin-create', 'backup', 'restore', 'migrate-to-mongodb'];

/** Replaces one text in the files of a package; the build fails when a new version of the package no longer has it. */
const replaced = (name, folder, before, after) => {
  let times = 0;
  return {
    name,
    transform(code, id) {
      if (!id.includes(folder) || !code.includes(before)) return null;
      times += 1;
      return { code: code.replace(before, () => after) };
    },
    buildEnd() {
      if (times === 0) this.error(`${name}: nothing in ${folder} says "${before}"`);
    },
  };
};

/** Nest calls Mongoose's functions on the namespace of the package, which in a bundle is a copy without its state. */
const oneMongoose = () =>
  replaced(
    'one-mongoose',
    '/@nestjs/mongoose/',
    "import * as mongoose from 'mongoose'",
    "import mongoose from 'mongoose'",
  );

/** BSON allocates 17 MB of resident memory when it is loaded; `serialize` allocates them itself when needed. */
const lazyBson = () =>
  replaced(
    'lazy-bson',
    '/bson/lib/',
    'let buffer = ByteUtils.allocate(MAXSIZE);',
    'let buffer = ByteUtils.allocate(0);',
  );

/**
 * The driver (7.8.0, `writeCommand`) waits for `drain` of a socket that is destroyed, which never comes. When the store dies
 * just as a heartbeat begins, the driver sends no further heartbeat, and the process never sees the store return.
 */
export const endedSockets = () =>
  replaced(
    'ended-sockets',
    '/mongodb/lib/cmap/',
    "const drainEvent = (0, utils_1.once)(this.socket, 'drain', options);",
    "if (this.socket.destroyed) throw new error_1.MongoNetworkError('the connection has ended'); " +
      "const drainEvent = (0, utils_1.once)(this.socket, 'drain', options);",
  );

/**
 * The driver looks after its idle connections ten times a second, which is most of what an idle process uses, and has no
 * option for that. Once a second is enough: it also makes its connections whenever a server comes back.
 */
const fewerPoolChecks = () =>
  replaced(
    'fewer-pool-checks',
    '/mongodb/lib/cmap/',
    'options.minPoolSizeCheckFrequencyMS ?? 100',
    'options.minPoolSizeCheckFrequencyMS ?? 1000',
  );

/**
 * Packages with large tables, each for one thing that most installations never do: checking phone numbers, addresses
 * and passwords of MongoDB. They are loaded on first use.
 */
const whenUsed = () =>
  [
    ['class-validator/cjs/decorator/string/', 'max_1', 'libphonenumber-js/max', 'parsePhoneNumber'],
    ['mongodb/lib/', 'mongodb_connection_string_url_1', 'mongodb-connection-string-url', 'default'],
    ['mongodb/lib/', 'saslprep_1', '@mongodb-js/saslprep', 'saslprep'],
  ].map(([folder, variable, wanted, name]) =>
    replaced(
      `${wanted} when used`,
      `/${folder}`,
      `const ${variable} = require("${wanted}");`,
      `const ${variable} = { get ${name}() { return require("${wanted}").${name}; } };`,
    ),
  );

const DIST = join(import.meta.dirname, 'dist');

/** Keeps `import.meta.dirname` at the folder of the compiled module instead of the bundle, for files read beside it. */
const ownPlaces = {
  name: 'own-places',
  transform(code, id) {
    const folder = relative(DIST, dirname(id));
    if (folder === '' || folder.startsWith('..') || !code.includes('import.meta.dirname')) return null;
    return { code: code.replaceAll('import.meta.dirname', `(import.meta.dirname + '/${folder}')`) };
  },
};

const escaped = (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;

/**
 * Wraps the bundle in a function that `dist/server.js` runs as Node runs a module, in strict mode like the sources.
 * The first line is a hash of the content. Non-ASCII characters are escaped: one would double the memory of the text.
 */
const asScript = {
  name: 'as-script',
  generateBundle(_options, bundle) {
    for (const chunk of Object.values(bundle)) {
      if (/\\[\u0080-\uffff]/.test(chunk.code))
        this.error('a backslash before a character that is to be escaped');
      const body = chunk.code.replace(/[\u0080-\uffff]/g, escaped);
      const name = createHash('sha256').update(body).digest('hex');
      chunk.code = `// ${name}\n(function (exports, require, module, __filename, __dirname) {"use strict";${body}\n})\n`;
    }
  },
};

/**
 * Copies the files of Swagger UI, which `/docs` serves, to `dist/swagger-ui`. The package is the one of Fastify under
 * the name that Nest knows: the original depends on one that reports every installation to its maker.
 */
const swaggerUi = {
  name: 'swagger-ui',
  writeBundle() {
    const files = join(import.meta.dirname, '../node_modules/swagger-ui-dist/static');
    cpSync(files, join(DIST, 'swagger-ui'), { recursive: true });
  },
};

/** The tracing code is a separate script, which the server loads only when tracing is on. */
const TRACING = 'open-telemetry';
const tracingApart = {
  name: 'tracing-apart',
  resolveId: (id) =>
    new RegExp(`/${TRACING}\\.[jt]s$`).test(id) ? { id: `./${TRACING}.cjs`, external: true } : undefined,
};

const tracing = {
  input: `dist/platform/tracing/${TRACING}.js`,
  platform: 'node',
  // ES modules of the packages, so that unused code can be removed.
  resolve: { mainFields: ['module', 'main'] },
  output: { file: `dist/${TRACING}.cjs`, format: 'cjs', codeSplitting: false, comments: false },
};

/** The script that checks each uploaded PDF, in a thread of its own. */
const pdfWorker = {
  input: 'dist/shared/http/upload/pdf-worker.js',
  platform: 'node',
  output: { file: 'dist/pdf-worker.cjs', format: 'cjs', codeSplitting: false, comments: false },
};

/** The script that reads the text of a CV, in a thread of its own, with the reader of PDFs: loaded on first use. */
const cvWorker = {
  input: 'dist/users/adapters/pdf/cv-worker.js',
  platform: 'node',
  output: { file: 'dist/cv-worker.cjs', format: 'cjs', codeSplitting: false, comments: false },
};

/** The script that writes a profile as a PDF, in a thread of its own, with the writer of PDFs and its fonts: loaded on first use. */
const profileWorker = {
  input: 'dist/proposals/adapters/pdf/profile-worker.js',
  platform: 'node',
  moduleTypes: { '.woff': 'binary' },
  output: { file: 'dist/profile-worker.cjs', format: 'cjs', codeSplitting: false, comments: false },
};

/** The script that judges new passwords, in a thread of its own: with its dictionaries the largest, and loaded on first use. */
const passwordWorker = {
  input: 'dist/auth/passwords/adapters/zxcvbn/guesses-worker.js',
  platform: 'node',
  output: { file: 'dist/password-worker.cjs', format: 'cjs', codeSplitting: false, comments: false },
};

const isApart = (id) => APART.some((name) => id === name || id.startsWith(`${name}/`));

/** The script that makes the files of a portrait, in a process of its own. */
const portraitProcess = {
  input: 'dist/career-site/adapters/sharp/portrait-process.js',
  platform: 'node',
  external: isApart,
  output: { file: 'dist/portrait-process.cjs', format: 'cjs', codeSplitting: false, comments: false },
};

const common = {
  platform: 'node',
  external: isApart,
  // Nest requires its optional packages by name and works without those that are not installed.
  onLog(level, log, handle) {
    if (log.code !== 'UNRESOLVED_IMPORT' && log.code !== 'SOURCEMAP_BROKEN') handle(level, log);
  },
};

const server = {
  ...common,
  input: 'dist/main.js',
  plugins: [
    tracingApart,
    oneMongoose(),
    lazyBson(),
    endedSockets(),
    fewerPoolChecks(),
    ...whenUsed(),
    ownPlaces,
    asScript,
    swaggerUi,
  ],
  output: {
    file: 'dist/server.cjs',
    format: 'cjs',
    codeSplitting: false,
    keepNames: true,
    // The text stays in memory: without spaces and comments, with the names that a stack trace shows.
    comments: false,
    minify: { mangle: false, compress: false, codegen: { removeWhitespace: true } },
    // The script is compiled without support for import().
    dynamicImportInCjs: false,
  },
};

/** The commands, `dist/NAME.js`; what they share is a file of its own. */
const tools = {
  ...common,
  input: Object.fromEntries(TOOLS.map((name) => [name, `dist/commands/${name}.js`])),
  plugins: [tracingApart, oneMongoose(), endedSockets(), ownPlaces],
  output: { dir: 'dist', format: 'esm', keepNames: true, chunkFileNames: 'tools-[hash].js' },
};

/** `dist/server.js`, which runs `dist/server.cjs`. */
const starter = {
  platform: 'node',
  input: 'dist/run/server.js',
  plugins: [ownPlaces],
  output: { file: 'dist/server.js', format: 'esm', codeSplitting: false },
};

export default defineConfig([
  server,
  starter,
  tools,
  tracing,
  pdfWorker,
  cvWorker,
  profileWorker,
  passwordWorker,
  portraitProcess,
]);
