/** The log of the server: JSON lines without personal data. */

import type { LoggerService } from '@nestjs/common';
import { type DestinationStream, pino, type Logger } from 'pino';
import type { LogLevel } from '../../config/settings.ts';
import { withoutPersonalText } from './without-personal-text.ts';

/** Contexts in which the framework logs its own start, written at level debug. */
const FRAMEWORK = new Set([
  'InstanceLoader',
  'RoutesResolver',
  'RouterExplorer',
  'NestFactory',
  'NestApplication',
]);

/** The framework logs an error that ends the start in this context, before throwing it: `main.ts` reports it then. */
const THROWN_TOO = 'ExceptionHandler';

/** Bytes of lines that may wait for a full disk. */
const MOST_WAITING = 1024 * 1024;

/** Opens standard output. A full disk must not end the process: lines wait, and further ones are lost. */
function standardOutput(): DestinationStream {
  const output = pino.destination({ dest: 1, sync: true, maxLength: MOST_WAITING });
  output.on('error', () => undefined);
  // At that limit pino stops writing until it is flushed.
  output.on('drop', () => {
    try {
      output.flushSync();
    } catch {
      // The disk is still full.
    }
  });
  return output;
}

/** Writes one JSON object per line. Errors are written as kind, place and a message without quoted values. */
export class JsonLogger implements LoggerService {
  readonly pino: Logger;
  /** Lines of the security log, which no level but `silent` suppresses. */
  readonly security: Logger;

  constructor(level: LogLevel, destination: DestinationStream = standardOutput()) {
    const options = { base: null, timestamp: pino.stdTimeFunctions.isoTime };
    this.pino = pino({ ...options, level }, destination);
    const securityLevel = level === 'silent' ? level : 'info';
    this.security = pino({ ...options, base: { log: 'security' }, level: securityLevel }, destination);
  }

  log(message: unknown, ...rest: unknown[]): void {
    const level = FRAMEWORK.has(String(rest.at(-1))) ? 'debug' : 'info';
    this.write(level, message, rest);
  }

  error(message: unknown, ...rest: unknown[]): void {
    this.write(rest.at(-1) === THROWN_TOO ? 'debug' : 'error', message, rest);
  }

  warn(message: unknown, ...rest: unknown[]): void {
    this.write('warn', message, rest);
  }

  debug(message: unknown, ...rest: unknown[]): void {
    this.write('debug', message, rest);
  }

  verbose(message: unknown, ...rest: unknown[]): void {
    this.write('trace', message, rest);
  }

  fatal(message: unknown, ...rest: unknown[]): void {
    this.write('fatal', message, rest);
  }

  /** Nest passes the context last, a stack before it, and other values in between. */
  private write(
    level: 'trace' | 'debug' | 'info' | 'warn' | 'error' | 'fatal',
    message: unknown,
    rest: unknown[],
  ): void {
    const texts = rest.filter((each) => typeof each === 'string');
    const details = Object.assign(
      {},
      ...rest.filter((each) => typeof each === 'object' && each !== null),
    ) as object;
    const context = texts.at(-1);
    if (message instanceof Error) {
      const err = {
        type: message.name,
        code: (message as { code?: unknown }).code,
        stack: placesOf(message),
      };
      this.pino[level]({ context, ...details, err }, withoutPersonalText(message.message));
    } else {
      this.pino[level](
        { context, ...details },
        typeof message === 'string' ? message : JSON.stringify(message),
      );
    }
  }
}

/** Returns the stack lines that name places; the first lines repeat the message. */
function placesOf(error: Error): string[] {
  return (error.stack ?? '')
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .slice(0, 12)
    .map((line) => line.trim());
}
