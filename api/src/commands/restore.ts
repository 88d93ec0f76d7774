import 'reflect-metadata';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { readSettings } from '../config/env.ts';
import { BackupReader, findBackup } from '../platform/backup/backup-reader.ts';
import { type Given, required, runCommand } from '../platform/backup/command.ts';
import { knownLedger } from '../platform/backup/restore/known-ledger.ts';
import { OperatorError } from '../platform/backup/operator-error.ts';
import { Progress } from '../platform/backup/progress.ts';
import { restoreEmbedded } from '../platform/backup/restore/restore-embedded.ts';
import type { Restored } from '../platform/backup/restore/restore-job.ts';
import { restoreMongodb } from '../platform/backup/restore/restore-mongodb.ts';
import { PROGRAM_VERSION } from '../platform/database/migrations/migrations.ts';
import { isEmbedded } from '../platform/database/connection/open-database.ts';
import { startOnce } from '../run/start-once.ts';

const HELP = `Restores a backup into the store that the settings name. Stop the product first.

  npm run restore -- --from FOLDER [--replace] [--erasures FILE]…
  node api/dist/restore.js --from FOLDER [--replace] [--erasures FILE]…

  --from FOLDER     a backup, or a folder of backups, of which the newest is taken
  --replace         also when the store is not empty: all that is in it is lost
  --erasures FILE   the erasures.txt or wishes.txt of another machine, if DATA_DIR is not shared; may be given
                    several times
  --help            this text

All of the backup is checked before anything is changed. Afterwards everybody signs in again, emails that were waiting
are held until an administrator sends them, what was erased after the backup is erased again, and what people switched
off or changed of their address and role stays so.
Settings: all, as the server has them.`;

/** `npm run restore`. */
async function restore(given: Given): Promise<void> {
  const folder = await findBackup(resolve(required(given, 'from')));
  const ledgers = ((given['erasures'] ?? []) as string[]).map((file) => resolve(file));
  for (const file of ledgers) if (!existsSync(file)) throw new OperatorError(`There is no file ${file}.`);
  const settings = readSettings(process.env);
  const progress = new Progress();
  const backup = new BackupReader(folder, PROGRAM_VERSION);
  const job = {
    backup,
    settings,
    replace: given['replace'] === true,
    ledger: await knownLedger(settings.dataDir, folder, ledgers),
    progress,
    start: (store: Pick<typeof settings, 'databaseUri'>) => startOnce({ ...settings, ...store }),
  };
  const restored = await (isEmbedded(settings.databaseUri) ? restoreEmbedded(job) : restoreMongodb(job));
  tell(restored, progress);
}

function tell({ heldMails, heldDeliveries, toRepeat, left }: Restored, progress: Progress): void {
  progress.say('Restored. Sessions and mailed links have ended: everybody signs in again.');
  if (heldMails > 0)
    progress.say(`Emails that were waiting and are held: ${heldMails} (Administration, System, Emails).`);
  if (heldDeliveries > 0)
    progress.say(
      `Events that were waiting for webhooks and are held: ${heldDeliveries} (Administration, System, Webhooks).`,
    );
  for (const [name, what] of [
    ['erasures', 'Erasures'],
    ['wishes', 'Decisions of people'],
  ] as const) {
    if (toRepeat[name] > 0)
      progress.say(`${what} made after the backup and done again: ${toRepeat[name] - left[name]}.`);
    if (left[name] > 0)
      progress.say(`${what} that were refused and are tried at each start: ${left[name]}; the log says why.`);
  }
}

await runCommand({
  help: HELP,
  options: {
    from: { type: 'string' },
    replace: { type: 'boolean' },
    erasures: { type: 'string', multiple: true },
  },
  run: restore,
});
