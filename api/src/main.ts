import 'reflect-metadata';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { loadEnvFile } from 'node:process';
import { Logger } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { hasPlaceholders } from '@consulting/contracts';
import { SettingsError } from './config/env-reader.ts';
import { readSettings } from './config/env.ts';
import { createApp } from './configure-app.ts';
import { startIsOver } from './heap.ts';
import { STORE_IN_USE } from './platform/database/mongo-errors.ts';
import { RESTORE_UNFINISHED } from './platform/database/unfinished-restore.ts';
import { JsonLogger } from './platform/logging/json-logger.ts';
import { warmUp } from './warm-up.ts';

/** The built client, beside this folder in the sources as in the build. */
const SITE = resolve(import.meta.dirname, '../../web/dist');
/** Milliseconds until the process exits after SIGTERM or SIGINT, even when a request hangs. */
const END_WITHIN_MS = 13_000;

function endInTime(): void {
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.once(signal, () => setTimeout(() => process.exit(1), END_WITHIN_MS).unref());
}

/** Reads the settings, builds the application, listens. */
async function start(): Promise<NestFastifyApplication> {
  if (existsSync('.env')) loadEnvFile('.env');
  const settings = readSettings(process.env);
  const logger = new JsonLogger(settings.logLevel);
  const app = await createApp(settings, { siteFolder: SITE }, [], logger);
  endInTime();
  await app.init();
  await warmUp(app, logger.pino);
  startIsOver();
  await app.listen(settings.port, settings.host);
  if (settings.production && hasPlaceholders())
    new Logger('Start').warn(
      'The company data still contains placeholders: fill in libs/contracts/src/company.ts',
    );
  console.log(`Ready on ${settings.publicUrl}`);
  return app;
}

/** Errors that the operator can put right (port or store in use, folder not writable) are told in one line. */
const OPERATORS = new Set<unknown>(['EADDRINUSE', 'EACCES', STORE_IN_USE, RESTORE_UNFINISHED]);

/** The application once it answers. */
export const ready = start().catch((error: Error & { code?: unknown }) => {
  if (error instanceof SettingsError) console.error(error.message);
  else console.error(OPERATORS.has(error.code) ? `Cannot start: ${error.message}` : error);
  return process.exit(1);
});
