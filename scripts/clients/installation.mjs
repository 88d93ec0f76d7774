import { once } from 'node:events';
import { createServer } from 'node:http';
import { callsTo, demoPerson, startDemo } from '../lib/demo.mjs';

/**
 * Starts the built server with demo data in a folder of its own, and what an integration has there: an API key with every scope, one
 * that may read jobs alone, and a webhook with a receiver on this machine. `env` is what journeys are told of them.
 */
export async function startInstallation() {
  const receiver = createServer((request, response) =>
    request.resume().on('end', () => response.writeHead(204).end()),
  );
  await once(receiver.listen(0, '127.0.0.1'), 'listening');
  const server = await startDemo({ WEBHOOKS_ALLOW_LOOPBACK: 'true' });
  const stop = async () => {
    await server.stop();
    receiver.closeAllConnections();
    receiver.close();
  };
  try {
    return {
      base: server.site,
      env: { API: server.site, ...(await whatAnIntegrationHas(server.site, receiver)) },
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function whatAnIntegrationHas(base, receiver) {
  const call = callsTo(base);
  const { token } = await call('/public/api/v0/admin/login', { body: demoPerson('admin') });
  const as = (route, body) => call(route, { token, body });
  const { KEY_SCOPES } = await import('@consulting/contracts');
  const all = await as('/api/admin/api-keys', { name: 'Journeys', scopes: KEY_SCOPES });
  const reader = await as('/api/admin/api-keys', { name: 'Reader of jobs', scopes: ['jobs:read'] });
  const url = `http://127.0.0.1:${receiver.address().port}/`;
  const { webhook } = await as('/api/admin/webhooks', { url, events: ['job.opened', 'job.closed'] });
  return { KEY: all.key, READER_KEY: reader.key, WEBHOOK: webhook._id };
}
