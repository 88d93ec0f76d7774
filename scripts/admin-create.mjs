// `npm run admin:create`: creates an administrator in this machine's store and asks for values that the environment
// does not set.
import { at } from './lib/run.mjs';
import { build, install } from './lib/prepare.mjs';

await install();
await build();
await import(at('api/dist/admin-create.js'));
