import { anyone, op, type Entry } from '../permissions/entry.ts';

/** Routes that are no operations: files of the client, of which there are none here, and the documentation. */
export const FILES: readonly Entry[] = [
  op('GET /*', anyone(404)),
  op('GET /docs', anyone(302)),
  op('GET /docs/', anyone(200)),
  op('GET /docs/*', anyone(404)),
  op('GET /docs/index.html', anyone(200)),
  op('GET /docs/swagger-ui-init.js', anyone(200)),
  op('GET /docs/docs/swagger-ui-init.js', anyone(200)),
  op('GET /docs/LICENSE', anyone(200)),
  op('GET /openapi.json', anyone(200)),
];
