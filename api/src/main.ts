/** Starts the server. */

import 'reflect-metadata';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { loadEnvFile } from 'node:process';
import { Logger } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { hasPlaceholders } from '@consulting/contracts';
import { cutSettings } from './config/cut-settings.ts';
import { leavesMailsUnsigned } from './config/dkim-settings.ts';
import { prepareDataDir } from './config/data-dir.ts';
import { readSettings } from './config/env.ts';
import { createApp } from './configure-app.ts';
import { startIsOver } from './run/heap.ts';
import { JsonLogger } from './platform/logging/json-logger.ts';
import { startFailure } from './run/start-failure.ts';
import { isStopping, stopOnSignals } from './run/stop.ts';
import { warmUp } from './run/warm-up.ts';

/** The path of the built client, beside this folder in the sources and in the build. */
const SITE = resolve(import.meta.dirname, '../../web/dist');

/** Reads the settings, builds the application, listens. */
async function start(): Promise<NestFastifyApplication> {
  if (existsSync('.env')) loadEnvFile('.env');
  const settings = readSettings(process.env);
  prepareDataDir(settings);
  const logger = new JsonLogger(settings.logLevel);
  for (const name of cutSettings(settings))
    logger.warn(
      `${name} has a user without a password, or the reverse: if it has a $, put the value in .env into single quotes`,
      'Start',
    );
  const app = await createApp(settings, { siteFolder: SITE }, [], logger);
  stopOnSignals(app, settings.drainSeconds);
  await app.init();
  await warmUp(app, [logger.pino, logger.security]);
  startIsOver();
  await app.listen(settings.port, settings.host);
  if (leavesMailsUnsigned(settings))
    new Logger('Start').warn(
      'Emails are not signed: set MAIL_DKIM_DOMAIN, MAIL_DKIM_SELECTOR and MAIL_DKIM_KEY, or MAIL_SIGNED_BY_RELAY=true if the mail server signs them',
    );
  if (settings.production && hasPlaceholders())
    new Logger('Start').warn(
      'The company data still contains placeholders: fill in libs/contracts/src/company.ts',
    );
  console.log(`Ready on ${settings.publicUrl}`);
  return app;
}

/** Resolves with the application once it answers. */
export const ready = start().catch((error: unknown) => {
  // Told to stop before it was ready: errors of the start no longer matter.
  if (isStopping()) return new Promise<never>(() => undefined);
  console.error(startFailure(error) ?? error);
  return process.exit(1);
});
