import type { PlainCode } from '@consulting/contracts';

/** Ends the check of a PDF with the code of the message for whoever chose it. */
export class Refusal extends Error {
  constructor(readonly code: PlainCode) {
    super(code);
  }
}

export function refuse(code: PlainCode): never {
  throw new Refusal(code);
}
