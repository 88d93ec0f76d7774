// `npm run admin:create`: makes an administrator on this machine's store; asks for what the environment does not say.
import { at } from './lib/run.mjs';
import { build, install } from './lib/prepare.mjs';

await install();
await build();
await import(at('api/dist/admin-create.js'));
