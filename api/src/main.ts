import 'reflect-metadata';
import { existsSync } from 'node:fs';
import { loadEnvFile } from 'node:process';
import { SettingsError } from './config/env-reader.ts';
import { readSettings } from './config/env.ts';
import { createApp } from './configure-app.ts';

/** Reads the settings, builds the application, listens. */
async function start(): Promise<void> {
  if (existsSync('.env')) loadEnvFile('.env');
  const settings = readSettings(process.env);
  const app = await createApp(settings);
  await app.listen(settings.port, settings.host);
  console.log(`Ready on ${settings.publicUrl}`);
}

start().catch((error: unknown) => {
  console.error(error instanceof SettingsError ? error.message : error);
  process.exit(1);
});
