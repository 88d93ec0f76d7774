// The floor of a request's cost: bare Fastify, in a process of its own. /kept sends a ready body with its ETag; /rows
// builds the body from rows in memory at each request.
import { createHash } from 'node:crypto';
import fastify from 'fastify';

const [port, file] = process.argv.slice(2);
const { readFileSync } = await import('node:fs');
const body = readFileSync(file, 'utf8');
const rows = JSON.parse(body);
const etag = `"${createHash('sha1').update(body).digest('base64url')}"`;

const app = fastify();
app.get('/kept', (request, reply) => {
  reply.header('etag', etag);
  if (request.headers['if-none-match'] === etag) return reply.status(304).send();
  return reply.type('application/json; charset=utf-8').send(body);
});
app.get('/rows', () => rows);
await app.listen({ port: Number(port), host: '127.0.0.1' });
process.once('SIGTERM', () => process.exit(0));
