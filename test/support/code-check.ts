import { MESSAGE_CODES, MESSAGES } from '@consulting/contracts';

/** Each code's sentence, its placeholders standing for any text. */
const SENTENCES = new Map<unknown, RegExp>(
  MESSAGE_CODES.map((code) => {
    const parts = MESSAGES[code].split(/\{\w+\}/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
    return [code, new RegExp(`^${parts.join('[^]*')}$`)];
  }),
);

interface Said {
  code?: unknown;
  message?: unknown;
  /** What the administrators' sign-in calls its message. */
  msg?: unknown;
  errors?: Said[];
}

/** Holds every error and every message of a test run against the list: its code is one of it, its sentence the code's. */
export class CodeCheck {
  readonly problems = new Set<string>();

  check(where: string, { status, type, body }: { status: number; type: string; body: unknown }): void {
    if (type !== 'application/json' || typeof body !== 'object' || body === null) return;
    const said = body as Said;
    const speaks = status >= 400 || 'message' in said || 'msg' in said;
    const all = speaks ? [said, ...(said.errors ?? [])] : [];
    for (const { code, message, msg = message } of all)
      if (typeof msg !== 'string' || !SENTENCES.get(code)?.test(msg))
        this.problems.add(`${where} ${status}: ${String(code)}, ${String(msg)}`);
  }
}
