import type { Notification } from '@consulting/contracts';

/** Returns the token that switches a group of mails off for a user; null when the user does not want a mail of it now. */
export type TokenFor = (userId: string, notification: Notification) => Promise<string | null>;

/** The tokens of the links by which mails are switched off. `users`, which the platform does not know, makes them. */
export abstract class UnsubscribeTokens {
  /** Call it in `onModuleInit`. */
  abstract madeBy(tokenFor: TokenFor): void;
}
