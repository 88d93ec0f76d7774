import { SettingsError } from '../config/env-reader.ts';
import { StartError } from '../config/start-error.ts';
import { isStoreUnavailable, STORE_IN_USE, STORE_NOT_OPEN } from '../platform/database/mongo-errors.ts';
import { RESTORE_UNFINISHED } from '../platform/database/coordination/restore-mark.ts';

/** Codes of a port in use or not permitted, and of the embedded store's own errors. */
const OPERATORS = new Set<unknown>([
  'EADDRINUSE',
  'EACCES',
  STORE_IN_USE,
  STORE_NOT_OPEN,
  RESTORE_UNFINISHED,
]);

/** Returns one sentence for failures that the operator can correct; null for a fault, logged with its stack. */
export function startFailure(error: unknown): string | null {
  if (error instanceof SettingsError) return error.message;
  if (!(error instanceof Error)) return null;
  const { code, message } = error as Error & { code?: unknown };
  if (error instanceof StartError || OPERATORS.has(code)) return `Cannot start: ${message}`;
  return isStoreUnavailable(error) ? `Cannot start: the store cannot be used now (${message})` : null;
}
