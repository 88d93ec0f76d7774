import { CompiledServer } from './compiled.ts';
import { startSmall } from './heap.ts';

// `node api/dist/server.js`: the server in one file, as `npm start` and the container run it.
const server = new CompiledServer();
startSmall();
server.run();
