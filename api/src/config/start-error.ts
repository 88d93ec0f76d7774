/** The start fails for a reason that the operator can correct. The message is one sentence that says how. */
export class StartError extends Error {
  override name = 'StartError';
}
