// Joins the compiled API and its packages into one file, `dist/server.js`: Node then reads one file at the start
// instead of some two thousand, which is half of the time a start takes.
import { defineConfig } from 'rolldown';

/**
 * What stays a package of its own: native code, what reads files beside itself, and what others look up by name
 * while running and have to find the same copy of.
 */
const APART = [
  '@node-rs/argon2',
  '@photostructure/sqlite',
  'class-transformer',
  'class-validator',
  'pino',
  'swagger-ui-dist',
];

/** Nest calls Mongoose's functions on the namespace of the package, which in one file is a copy without its state. */
const oneMongoose = {
  name: 'one-mongoose',
  transform: (code, id) =>
    id.includes('/@nestjs/mongoose/')
      ? code.replace("import * as mongoose from 'mongoose'", "import mongoose from 'mongoose'")
      : null,
};

export default defineConfig({
  input: 'dist/main.js',
  platform: 'node',
  plugins: [oneMongoose],
  external: (id) => APART.some((name) => id === name || id.startsWith(`${name}/`)),
  // Nest asks for its optional packages by name and does without what is not installed.
  onLog(level, log, handle) {
    if (log.code !== 'UNRESOLVED_IMPORT') handle(level, log);
  },
  output: { file: 'dist/server.js', format: 'esm', codeSplitting: false, keepNames: true },
});
