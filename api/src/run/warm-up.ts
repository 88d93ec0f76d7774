import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Logger } from 'pino';

/** No caller has it, so that these requests are on nobody's budget. */
const NOBODY = '0.0.0.0';
/** What everybody meets: the home page, the public lists, the check of a token (here of none that is valid). */
const PATHS = ['/', '/public/api/v0/jobs', '/private/api/me', '/api/admin/me', '/health/ready'];
const NO_TOKEN = 'eyJhbGciOiJIUzI1NiJ9.e30.c2lnbmF0dXJl';

/**
 * Answers to ourselves before the first caller comes, who would otherwise wait for what happens only once. Leaves
 * nothing behind but that and a count in the metrics: no session, no line in the log.
 */
export async function warmUp(app: NestFastifyApplication, log: Logger): Promise<void> {
  const { level } = log;
  log.level = 'silent';
  try {
    for (const url of PATHS)
      await app.inject({ url, remoteAddress: NOBODY, headers: { authorization: `Bearer ${NO_TOKEN}` } });
  } finally {
    log.level = level;
  }
}
