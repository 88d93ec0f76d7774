import type { LoggerService } from '@nestjs/common';
import { type DestinationStream, pino, type Logger } from 'pino';
import type { LogLevel } from '../../config/settings.ts';
import { withoutPersonalText } from './without-personal-text.ts';

/** Contexts in which the framework logs its own start: written at level debug. */
const FRAMEWORK = new Set([
  'InstanceLoader',
  'RoutesResolver',
  'RouterExplorer',
  'NestFactory',
  'NestApplication',
]);

/** Where the framework tells of an error that ends the start, before it throws it: `main.ts` tells of it then. */
const THROWN_TOO = 'ExceptionHandler';

/** Bytes of lines that wait for a disk. */
const MOST_WAITING = 1024 * 1024;

/** A log that is written to a full disk must not end the process: its lines wait, and the later ones are lost. */
function standardOutput(): DestinationStream {
  const output = pino.destination({ dest: 1, sync: true, maxLength: MOST_WAITING });
  output.on('error', () => undefined);
  // Nothing is written any more once so many wait, unless it is asked for.
  output.on('drop', () => {
    try {
      output.flushSync();
    } catch {
      // The disk is still full.
    }
  });
  return output;
}

/** Writes one JSON object a line. Errors are written as kind, place and a message without quoted values. */
export class JsonLogger implements LoggerService {
  readonly pino: Logger;

  constructor(level: LogLevel, destination?: DestinationStream) {
    const options = { level, base: null, timestamp: pino.stdTimeFunctions.isoTime };
    this.pino = pino(options, destination ?? standardOutput());
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

  /** Nest passes the context last, a stack before it, and what else was given in between. */
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

/** The lines of a stack that name places; the first ones repeat the message. */
function placesOf(error: Error): string[] {
  return (error.stack ?? '')
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .slice(0, 12)
    .map((line) => line.trim());
}
