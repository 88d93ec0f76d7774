/** What the operator of a backup or a restore can put right, in one sentence. */
export class OperatorError extends Error {
  override name = 'OperatorError';
}
