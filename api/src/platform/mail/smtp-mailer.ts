import { setTimeout as wait } from 'node:timers/promises';
import { createTransport, type Transporter } from 'nodemailer';
import { StartError } from '../../config/start-error.ts';
import { Mailer, MailRefused, type MailMessage } from './mailer.ts';
import { composed } from './raw/composed.ts';
import type { Dkim } from './raw/dkim.ts';

/** Milliseconds without a connection or a greeting after which a mail is tried again later. */
const TIMEOUT = 10_000;
/**
 * Milliseconds without an answer to a later command after which a mail is tried again. After the final dot a server may take
 * as long (RFC 5321, 4.5.3.2.6), and a mail that is sent again before has been sent twice.
 */
const ANSWER_TIMEOUT = 10 * 60_000;
/** Milliseconds that a start waits for the mail server. */
const CHECKED_FOR = 3_000;

/** Mails for a server on this machine cross no network. */
const isSameMachine = (host: string): boolean =>
  ['localhost', '::1'].includes(host) || /^127\.\d+\.\d+\.\d+$/.test(host);

/**
 * Mailbox unavailable, user not local, mailbox name not allowed (RFC 5321, 4.2.2). Servers also give other 5xx answers
 * for temporary conditions such as a full mailbox or a policy.
 */
const FINAL = new Set([550, 551, 553]);
/** The transaction has failed: for good where the server says so with an enhanced code (RFC 3463). */
const FAILED_FOR_GOOD = /^554[ -]5\.\d{1,3}\.\d{1,3}\b/;
/** The commands about the mail. Errors of earlier ones are about our configuration, which an operator corrects. */
const ABOUT_THE_MAIL = new Set(['MAIL FROM', 'RCPT TO', 'DATA']);

/** An error of nodemailer, with the current command and the server's answer to it if there was one. */
type SmtpError = Error & { code?: string; command?: string; responseCode?: number; response?: string };

/** Sends by SMTP; `url` is `smtp://user:password@host:port`, with STARTTLS, or `smtps://…`. Never sends in clear. */
export class SmtpMailer extends Mailer {
  private readonly transport: Transporter;
  private readonly host: string;
  private readonly mustEncrypt: boolean;

  /** `allowPlain` permits a server without STARTTLS, such as a mail catcher in a network of one's own. */
  constructor(
    url: string,
    allowPlain = false,
    private readonly dkim: Dkim | null = null,
  ) {
    super();
    const address = new URL(url);
    const host = address.hostname.replace(/^\[|\]$/g, '');
    this.host = host;
    this.mustEncrypt = address.protocol === 'smtp:' && !allowPlain && !isSameMachine(host);
    this.transport = createTransport({
      host,
      port: address.port ? Number(address.port) : undefined,
      secure: address.protocol === 'smtps:',
      // Somebody on the way may strip STARTTLS: then neither password nor mails must be sent in clear.
      requireTLS: this.mustEncrypt,
      auth: address.username
        ? { user: decodeURIComponent(address.username), pass: decodeURIComponent(address.password) }
        : undefined,
      connectionTimeout: TIMEOUT,
      greetingTimeout: TIMEOUT,
      socketTimeout: ANSWER_TIMEOUT,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  }

  /**
   * Throws StartError when the server answers that it cannot encrypt, so that an operator learns at the start that no
   * mail will be sent. A server that does not answer may do so later.
   */
  async check(): Promise<void> {
    if (!this.mustEncrypt) return;
    try {
      await Promise.race([this.transport.verify(), wait(CHECKED_FOR, undefined, { ref: false })]);
    } catch (error) {
      const { code, responseCode = 0 } = error as SmtpError;
      if (code !== 'ETLS' || responseCode < 500) return;
      throw new StartError(
        `the mail server ${this.host} of SMTP_URL offers no STARTTLS, so emails could be read on the way; ` +
          'use smtps:// or another server, or set SMTP_ALLOW_PLAIN=true in a network of your own',
      );
    }
  }

  async send(message: MailMessage): Promise<void> {
    try {
      await this.transport.sendMail(await composed(message, this.dkim));
    } catch (error) {
      const { command = '', responseCode = 0, response } = error as SmtpError;
      const isFinal = (words: string) =>
        ABOUT_THE_MAIL.has(command) &&
        (FINAL.has(responseCode) || (command === 'DATA' && FAILED_FOR_GOOD.test(words)));
      if (response && isFinal(response)) throw new MailRefused(response);
      throw error;
    }
  }
}
