// Checks the built OpenAPI document against Redocly's recommended rules: nothing is found, not even warnings. `npm run check`
// calls it. Spectral's rules, which need seven times as many packages, are asked by hand (CONTRIBUTING.md).
import { BaseResolver, createConfig, lint } from '@redocly/openapi-core';
import { at } from '../lib/run.mjs';

/** Rules that say nothing about this document. */
const OFF = {
  // The product is not licensed to anybody.
  'info-license': 'off',
  // The address is that of the installation; the build has none.
  'no-server-example.com': 'off',
  // Redirects have no 2xx; a test of ours asks for one or the other.
  'operation-2xx-response': 'off',
  // Only `WebhookMessage`, the choice of all messages, for whoever receives them.
  'no-unused-components': 'off',
};

const config = await createConfig({ extends: ['recommended'], rules: OFF });
const problems = await lint({
  ref: at('api/dist/openapi.json'),
  config,
  externalRefResolver: new BaseResolver(config.resolve),
});
for (const { ruleId, message, location } of problems)
  console.error(`${ruleId}: ${message} (${location[0]?.pointer})`);
if (problems.length > 0) throw new Error(`${problems.length} findings in the OpenAPI document`);
