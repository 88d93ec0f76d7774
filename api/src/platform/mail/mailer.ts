/** A mail ready to go out. */
export interface MailMessage {
  /** The same for every try of the same mail, so that a receiver recognises a repetition. */
  messageId: string;
  to: string;
  from: string;
  replyTo: string;
  subject: string;
  text: string;
  html: string;
  date: Date;
}

/** Hands one mail to the world. Resolves when it is accepted; throws when it is not, and it may be tried again. */
export abstract class Mailer {
  abstract send(message: MailMessage): Promise<void>;
}
