import 'reflect-metadata';
import { existsSync } from 'node:fs';
import { loadEnvFile } from 'node:process';
import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';
import { NestFactory } from '@nestjs/core';
import { isEmail } from 'class-validator';
import { AppModule } from './app.module.ts';
import { AdminsService } from './auth/application/admins.service.ts';
import type { NewAdmin } from './auth/domain/admin.ts';
import { readSettings } from './config/env.ts';
import { STORE_IN_USE } from './platform/database/mongo-errors.ts';
import { DomainError, invalidField } from './shared/errors.ts';
import { startFailure } from './start-failure.ts';

/** Asks on the terminal, or reads the lines of a pipe. A password is not shown while it is typed. */
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

/** What ADMIN_EMAIL, ADMIN_PHONE and ADMIN_PASSWORD do not say is asked for. */
async function readAdmin(env: NodeJS.ProcessEnv): Promise<NewAdmin> {
  const prompt = new Prompt();
  try {
    const email = (env['ADMIN_EMAIL'] ?? (await prompt.ask('Email: '))).trim();
    if (!isEmail(email)) throw invalidField('email', 'email.invalid');
    const phone = (env['ADMIN_PHONE'] ?? (await prompt.ask('Phone: '))).trim();
    if (!phone) throw invalidField('phone', 'field.phone-required');
    const password = env['ADMIN_PASSWORD'] ?? (await prompt.ask('Password (12 characters or more): ', true));
    return { email, phone, password };
  } finally {
    prompt.close();
  }
}

/** `npm run admin:create`: an administrator made by whoever runs the machine, whatever ADMIN_REGISTRATION says. */
async function main(): Promise<void> {
  if (existsSync('.env')) loadEnvFile('.env');
  const settings = readSettings(process.env);
  const input = await readAdmin(process.env);
  const app = await NestFactory.createApplicationContext(
    AppModule.with({ ...settings, seedDemo: false, metricsPort: null, tracing: false }, { isTimed: false }),
    {
      // What goes wrong is told below, in one sentence.
      logger: false,
      abortOnError: false,
    },
  );
  try {
    const admin = await app.get(AdminsService, { strict: false }).create(input);
    console.log(`${admin.email} can now sign in at ${settings.publicUrl}/admin_sign_in.`);
  } finally {
    await app.close();
  }
}

main().catch((error: unknown) => {
  // What the operator can put right is one sentence; anything else is a fault and keeps its stack.
  if (error instanceof DomainError) console.error(error.message);
  else if ((error as { code?: unknown }).code === STORE_IN_USE)
    console.error('The embedded database is in use by the running product. Stop it first, then try again.');
  else console.error(startFailure(error) ?? error);
  process.exitCode = 1;
});
