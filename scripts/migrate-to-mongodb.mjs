// `npm run migrate:to-mongodb`: moves the embedded store and its files to MongoDB; `--help` says how.
import { at } from './lib/run.mjs';
import { build, install } from './lib/prepare.mjs';

await install();
await build();
await import(at('api/dist/migrate-to-mongodb.js'));
