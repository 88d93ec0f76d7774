import { NestFactory } from '@nestjs/core';
import { AppModule } from '../app.module.ts';
import type { Settings } from '../config/settings.ts';
import { Mailer } from '../platform/mail/mailer.ts';

/** Sends nothing: due mails stay due. */
class NoMailer extends Mailer {
  async send(): Promise<void> {
    throw new Error('Not sent while a backup was restored');
  }
}

/**
 * Starts the program on a store and ends it, without serving: afterwards its migrations have run, its indexes exist,
 * and erased data that a restore has brought back is erased again.
 */
export async function startOnce(settings: Settings, { seedDemo = false } = {}): Promise<void> {
  const app = await NestFactory.createApplicationContext(
    AppModule.with(
      { ...settings, seedDemo, metricsPort: null, tracing: false },
      { mailer: new NoMailer(), isTimed: false },
    ),
    { logger: ['error', 'warn'], abortOnError: false },
  );
  await app.close();
}
