import { existsSync } from 'node:fs';
import { loadEnvFile } from 'node:process';
import { inspect, parseArgs, type ParseArgsConfig } from 'node:util';
import { SettingsError } from '../../config/env-reader.ts';
import { RESTORE_UNFINISHED } from '../database/coordination/restore-mark.ts';
import { STORE_IN_USE } from '../database/mongo-errors.ts';
import { OperatorError } from './operator-error.ts';

/** The options a command was called with. */
export type Given = Record<string, string | boolean | (string | boolean)[] | undefined>;

/** A command was called with wrong options. */
export class UsageError extends Error {}

interface Command {
  help: string;
  options: NonNullable<ParseArgsConfig['options']>;
  run(given: Given): Promise<void>;
}

/**
 * Runs a command of the operator. Exit code 0: done; 1: not done, with the reason in one sentence; 2: wrong usage.
 * Reads `.env` as the server does.
 */
export async function runCommand({ help, options, run }: Command): Promise<void> {
  try {
    const given = read(options);
    if (given['help']) {
      process.stdout.write(`${help}\n`);
      return;
    }
    if (existsSync('.env')) loadEnvFile('.env');
    await run(given);
  } catch (error) {
    process.exitCode = error instanceof UsageError ? 2 : 1;
    process.stderr.write(`${told(error, help)}\n`);
  }
}

/** Returns one sentence for errors that the operator can correct; other errors are faults and keep their stack. */
function told(error: unknown, help: string): string {
  if (error instanceof UsageError) return `${error.message}\n\n${help}`;
  return isForOperators(error) ? (error as Error).message : inspect(error);
}

function read(options: Command['options']): Given {
  try {
    return parseArgs({ options: { ...options, help: { type: 'boolean', short: 'h' } } }).values as Given;
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}

/** Returns the value of a required option. */
export function required(given: Given, name: string): string {
  const value = given[name];
  if (typeof value === 'string' && value !== '') return value;
  throw new UsageError(`--${name} is missing.`);
}

/** Codes of errors that the operator can correct: a full disk, a folder without write permission, a store in use. */
const CODES = new Set<unknown>([
  'ENOSPC',
  'EDQUOT',
  'EACCES',
  'EPERM',
  'EROFS',
  'ENOTDIR',
  'EEXIST',
  STORE_IN_USE,
  RESTORE_UNFINISHED,
]);

function isForOperators(error: unknown): boolean {
  if (error instanceof OperatorError || error instanceof SettingsError) return true;
  const { code, name } = error as { code?: unknown; name?: string };
  return CODES.has(code) || /^Mongo/.test(name ?? '');
}
