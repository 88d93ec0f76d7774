import { once } from 'node:events';
import fs from 'node:fs';
import { createServer } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { startServer } from '../../test/lib/server.mjs';
import { freePort } from '../lib/engines.mjs';

/** The administrator of the demo data, which exist outside production alone. */
const ADMIN = { email: 'admin@demo.example', password: 'berlin-demo-2026' };

/**
 * Starts the built server with demo data in a folder of its own, and what an integration has there: an API key with every scope, one
 * that may read jobs alone, and a webhook with a receiver on this machine. `env` is what journeys are told of them.
 */
export async function startInstallation() {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'clients-'));
  const receiver = createServer((request, response) =>
    request.resume().on('end', () => response.writeHead(204).end()),
  );
  await once(receiver.listen(0, '127.0.0.1'), 'listening');
  const server = await startServer(folder, await freePort(), { WEBHOOKS_ALLOW_LOOPBACK: 'true' });
  const stop = async () => {
    await server.stop();
    receiver.closeAllConnections();
    receiver.close();
    fs.rmSync(folder, { recursive: true, force: true });
  };
  try {
    return {
      base: server.base,
      env: { API: server.base, ...(await whatAnIntegrationHas(server.base, receiver)) },
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function whatAnIntegrationHas(base, receiver) {
  const { token } = await post(`${base}/public/api/v0/admin/login`, ADMIN);
  const as = (address, body) => post(base + address, body, token);
  const { KEY_SCOPES } = await import('@consulting/contracts');
  const all = await as('/api/admin/api-keys', { name: 'Journeys', scopes: KEY_SCOPES });
  const reader = await as('/api/admin/api-keys', { name: 'Reader of jobs', scopes: ['jobs:read'] });
  const url = `http://127.0.0.1:${receiver.address().port}/`;
  const { webhook } = await as('/api/admin/webhooks', { url, events: ['job.opened', 'job.closed'] });
  return { KEY: all.key, READER_KEY: reader.key, WEBHOOK: webhook._id };
}

async function post(address, body, token) {
  const answer = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${address} answers ${answer.status}: ${await answer.text()}`);
  return answer.json();
}
