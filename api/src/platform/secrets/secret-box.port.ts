/**
 * Encryption of the secrets that the server stores and has to read again.
 *
 * Such a secret is always sealed with `SecretBox`, never stored in clear.
 */

/**
 * Seals secrets such as the keys of one-time codes, so that neither the store nor a backup has them in clear. A sealed
 * text belongs to its `context`: moved to another account it cannot be opened.
 */
export abstract class SecretBox {
  abstract seal(text: string, context: string): string;
  /** Throws for a text that was changed, belongs to another context, or was sealed with an unknown key. */
  abstract open(sealed: string, context: string): string;
  /** False when the text was sealed with the previous key: then it should be sealed again. */
  abstract isCurrent(sealed: string): boolean;
}
