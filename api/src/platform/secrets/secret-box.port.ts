/**
 * Seals secrets that the server has to read again (the keys of one-time codes), so that neither the store nor a backup has
 * them in clear. A sealed text belongs to its `context`: moved to another account it cannot be opened.
 */
export abstract class SecretBox {
  abstract seal(text: string, context: string): string;
  /** Throws for a text that was changed, belongs to another context, or was sealed with a key that is not known. */
  abstract open(sealed: string, context: string): string;
  /** False when it was sealed with the previous key: then it should be sealed anew. */
  abstract isCurrent(sealed: string): boolean;
}
