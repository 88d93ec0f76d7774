import 'reflect-metadata';
import { existsSync } from 'node:fs';
import { loadEnvFile } from 'node:process';
import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';
import { parseArgs } from 'node:util';
import type { INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { ACCOUNT_EMAIL, cleanText, isTelephone } from '@consulting/contracts';
import { AppModule } from '../app.module.ts';
import { AdminsService } from '../auth/account/application/admins.service.ts';
import { SecondFactorReset } from '../auth/second-factor/application/second-factor-reset.ts';
import type { NewAdmin } from '../auth/admins/domain/admin.ts';
import { readSettings } from '../config/env.ts';
import type { Settings } from '../config/settings.ts';
import { STORE_IN_USE } from '../platform/database/mongo-errors.ts';
import { DomainError, invalidField } from '../shared/errors.ts';
import { startFailure } from '../run/start-failure.ts';

/** Asks on the terminal, or reads the lines of a pipe. Typed passwords are not shown. */
class Prompt {
  private isSecret = false;
  private readonly output = new Writable({
    write: (chunk: Buffer, _encoding, done) =>
      this.isSecret ? done() : process.stdout.write(chunk, () => done()),
  });
  private readonly terminal = createInterface({
    input: process.stdin,
    output: this.output,
    terminal: process.stdin.isTTY,
  });
  private readonly lines = this.terminal[Symbol.asyncIterator]();

  async ask(question: string, isSecret = false): Promise<string> {
    process.stdout.write(question);
    this.isSecret = isSecret;
    const line = await this.lines.next();
    if (isSecret) process.stdout.write('\n');
    return line.done ? '' : line.value;
  }

  close(): void {
    this.terminal.close();
  }
}

async function readEmail(env: NodeJS.ProcessEnv, prompt: Prompt): Promise<string> {
  const email = cleanText(env['ADMIN_EMAIL'] ?? (await prompt.ask('Email: ')), 'contact');
  if (!ACCOUNT_EMAIL.test(email)) throw invalidField('email', 'email.invalid');
  return email;
}

/** Asks for what ADMIN_EMAIL, ADMIN_PHONE and ADMIN_PASSWORD do not set. */
async function readAdmin(env: NodeJS.ProcessEnv, prompt: Prompt): Promise<NewAdmin> {
  const email = await readEmail(env, prompt);
  const phone = cleanText(env['ADMIN_PHONE'] ?? (await prompt.ask('Phone: ')), 'contact');
  if (!phone) throw invalidField('phone', 'field.phone-required');
  if (!isTelephone(phone)) throw invalidField('phone', 'field.not-phone');
  const password = env['ADMIN_PASSWORD'] ?? (await prompt.ask('Password (12 characters or more): ', true));
  return { email, phone, password };
}

/** Asks before the store is opened; the result does the work and returns a sentence about it. */
async function ask(settings: Settings): Promise<(app: INestApplicationContext) => Promise<string>> {
  const signIn = `${settings.adminUrl ?? settings.publicUrl}/admin_sign_in`;
  const prompt = new Prompt();
  try {
    if (parseArgs({ options: { reset: { type: 'boolean' } } }).values.reset) {
      const email = await readEmail(process.env, prompt);
      return async (app) => {
        await app.get(SecondFactorReset, { strict: false }).byOperator(email);
        return `${email} can now sign in at ${signIn} without a second factor, and add a new one there.`;
      };
    }
    const input = await readAdmin(process.env, prompt);
    return async (app) => {
      const { email } = await app.get(AdminsService, { strict: false }).create(input);
      return `${email} can now sign in at ${signIn}.`;
    };
  } finally {
    prompt.close();
  }
}

/**
 * `npm run admin:create`: creates an administrator for the operator of the machine, whatever ADMIN_REGISTRATION says;
 * with `-- --reset` removes the second factor of one who has lost it.
 */
async function main(): Promise<void> {
  if (existsSync('.env')) loadEnvFile('.env');
  const settings = readSettings(process.env);
  const run = await ask(settings);
  const app = await NestFactory.createApplicationContext(
    AppModule.with({ ...settings, seedDemo: false, metricsPort: null, tracing: false }, { isTimed: false }),
    {
      // Errors are reported below, in one sentence.
      logger: false,
      abortOnError: false,
    },
  );
  try {
    console.log(await run(app));
  } finally {
    await app.close();
  }
}

const isUnknownOption = (error: unknown): error is Error =>
  (error as { code?: unknown }).code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION';

main().catch((error: unknown) => {
  // One sentence for errors that the operator can correct; other errors are faults and keep their stack.
  if (error instanceof DomainError || isUnknownOption(error)) console.error(error.message);
  else if ((error as { code?: unknown }).code === STORE_IN_USE)
    console.error('The embedded database is in use by the running product. Stop it first, then try again.');
  else console.error(startFailure(error) ?? error);
  process.exitCode = 1;
});
