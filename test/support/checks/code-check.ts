import { filled, MESSAGE_CODES, type MessageCode } from '@consulting/contracts';

const CODES: readonly unknown[] = MESSAGE_CODES;

interface Said {
  code?: unknown;
  message?: unknown;
  /** The field of the message in the administrators' sign-in. */
  msg?: unknown;
  values?: Record<string, string | number>;
  errors?: Said[];
}

/**
 * Checks every error and every message of a test run against the list: the code is listed, and the sentence is the
 * code's with the sent values.
 */
export class CodeCheck {
  readonly problems = new Set<string>();

  check(where: string, { status, type, body }: { status: number; type: string; body: unknown }): void {
    if (type !== 'application/json' || typeof body !== 'object' || body === null) return;
    const said = body as Said;
    const speaks = status >= 400 || 'message' in said || 'msg' in said;
    const all = speaks ? [said, ...(said.errors ?? [])] : [];
    for (const { code, message, msg = message, values } of all)
      if (!CODES.includes(code) || filled(code as MessageCode, values) !== msg)
        this.problems.add(`${where} ${status}: ${String(code)}, ${String(msg)}`);
  }
}
