import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { startServer } from '../../test/lib/server.mjs';
import { freePort } from './engines.mjs';

/**
 * Starts the built product with demo data on a store of its own, without limits that a script would reach. Returns its
 * address and a function that stops it and removes the store.
 */
export async function startDemo(env = {}) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'demo-'));
  const remove = () => fs.rmSync(folder, { recursive: true, force: true });
  try {
    const { base, stop } = await startServer(folder, await freePort(), env);
    return { site: base, stop: () => stop().then(remove) };
  } catch (error) {
    remove();
    throw error;
  }
}

/** With what a person of the demo data signs in: `admin`, `b2b`, `freelancer` or `jobseeker`. */
export const demoPerson = (name) => ({ email: `${name}@demo.example`, password: 'berlin-demo-2026' });

/** Returns a function that calls an installation: a POST with a body, else a GET. Throws an Error for a refusal. */
export const callsTo =
  (site) =>
  async (route, { token, body } = {}) => {
    const response = await fetch(site + route, {
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    });
    if (!response.ok) throw new Error(`${route}: ${response.status} ${await response.text()}`);
    return response.json();
  };
