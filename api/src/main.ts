import 'reflect-metadata';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { loadEnvFile } from 'node:process';
import { Logger } from '@nestjs/common';
import { hasPlaceholders } from '@consulting/contracts';
import { SettingsError } from './config/env-reader.ts';
import { readSettings } from './config/env.ts';
import { createApp } from './configure-app.ts';

/** The built client, beside this folder in the sources as in the build. */
const SITE = resolve(import.meta.dirname, '../../web/dist');
/** Whoever asked us to end gets that, also when a request hangs. */
const END_WITHIN_MS = 13_000;

function endInTime(): void {
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.once(signal, () => setTimeout(() => process.exit(1), END_WITHIN_MS).unref());
}

/** Reads the settings, builds the application, listens. */
async function start(): Promise<void> {
  if (existsSync('.env')) loadEnvFile('.env');
  const settings = readSettings(process.env);
  const app = await createApp(settings, { siteFolder: SITE });
  endInTime();
  await app.listen(settings.port, settings.host);
  if (settings.production && hasPlaceholders())
    new Logger('Start').warn(
      'The company data still holds placeholders: fill in libs/contracts/src/company.ts',
    );
  console.log(`Ready on ${settings.publicUrl}`);
}

start().catch((error: unknown) => {
  console.error(error instanceof SettingsError ? error.message : error);
  process.exit(1);
});
