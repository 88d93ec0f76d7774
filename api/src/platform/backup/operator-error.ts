/** An error that the operator of a backup or a restore can correct. The message is one sentence. */
export class OperatorError extends Error {
  override name = 'OperatorError';
}
