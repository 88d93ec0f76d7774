// `npm run backup`: backs up the store and its files; `--help` says how.
import { at } from './lib/run.mjs';
import { build, install } from './lib/prepare.mjs';

await install();
await build();
await import(at('api/dist/backup.js'));
