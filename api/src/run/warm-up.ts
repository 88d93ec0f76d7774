import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Logger } from 'pino';

/** An address of no caller, so that these requests count against nobody's budget. */
const NOBODY = '0.0.0.0';
/** Common paths: the home page, the public lists, the check of a token (here an invalid one). */
const PATHS = ['/', '/public/api/v0/jobs', '/private/api/me', '/api/admin/me', '/health/ready'];
const NO_TOKEN = 'eyJhbGciOiJIUzI1NiJ9.e30.c2lnbmF0dXJl';

/**
 * Sends requests to itself, so that the first caller does not wait for one-time work. Leaves nothing but a count in the
 * metrics: no session, no log line.
 */
export async function warmUp(app: NestFastifyApplication, logs: readonly Logger[]): Promise<void> {
  const levels = logs.map(({ level }) => level);
  for (const log of logs) log.level = 'silent';
  try {
    for (const url of PATHS)
      await app.inject({ url, remoteAddress: NOBODY, headers: { authorization: `Bearer ${NO_TOKEN}` } });
  } finally {
    logs.forEach((log, at) => (log.level = levels[at] ?? 'info'));
  }
}
