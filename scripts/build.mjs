// `npm run build`: rebuilds everything that is older than its sources.
import { build, install } from './lib/prepare.mjs';

await install();
await build();
