/**
 * Runs before each test file. TEST_MONGODB_URI may name several servers, separated by spaces: each worker of Jest uses
 * one of them.
 */
const uris = process.env['TEST_MONGODB_URI']?.split(' ') ?? [];
const own = uris[(Number(process.env['JEST_WORKER_ID'] ?? 1) - 1) % uris.length];
if (own !== undefined) process.env['TEST_MONGODB_URI'] = own;

export {};
