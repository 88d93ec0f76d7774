import 'reflect-metadata';
import { join } from 'node:path';
// Every module declares its collections: which of them make a store that is not empty.
import '../app.module.ts';
import { readStoreSettings } from '../config/env.ts';
import { runCommand } from '../platform/backup/command.ts';
import { migrateToMongodb } from '../platform/backup/restore/migrate.ts';
import { OperatorError } from '../platform/backup/operator-error.ts';
import { Progress } from '../platform/backup/progress.ts';
import { PROGRAM_VERSION } from '../platform/database/migrations/migrations.ts';
import { isEmbedded } from '../platform/database/connection/open-database.ts';

const HELP = `Copies the embedded store in DATA_DIR and its files into the empty database that MONGODB_URI names, and compares both.
Stop the product first; start it afterwards with MONGODB_URI. Sessions stay valid as long as the secrets are the same.

  npm run migrate:to-mongodb
  node api/dist/migrate-to-mongodb.js

  --help   this text

Settings: DATA_DIR, MONGODB_URI and FILES (files go to MongoDB, or stay in DATA_DIR with FILES=disk).`;

/** `npm run migrate:to-mongodb`. */
async function migrate(): Promise<void> {
  const to = readStoreSettings(process.env);
  if (isEmbedded(to.databaseUri))
    throw new OperatorError('MONGODB_URI is missing: it names the database to move to.');
  const from = join(to.dataDir, 'platform.sqlite');
  const progress = new Progress();
  progress.say(`Copying ${from}`);
  const { documents, files } = await migrateToMongodb({ from, to, schemaVersion: PROGRAM_VERSION, progress });
  progress.say(`Compared: all ${documents} documents and ${files} files are the same.`);
  progress.say(`The old store stays in ${to.dataDir}. Remove it when the product has run on the new one.`);
}

await runCommand({ help: HELP, options: {}, run: migrate });
