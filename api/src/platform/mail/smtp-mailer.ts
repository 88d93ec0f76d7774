import { createTransport, type Transporter } from 'nodemailer';
import { Mailer, MailRefused, type MailMessage } from './mailer.ts';

/** Milliseconds without an answer after which a mail is tried again later. */
const TIMEOUT = 10_000;

const SAME_MACHINE = new Set(['localhost', '127.0.0.1', '::1']);

/**
 * Mailbox unavailable, user not local, mailbox name not allowed (RFC 5321, 4.2.2). Servers also give other 5xx answers
 * for temporary conditions such as a full mailbox or a policy.
 */
const FINAL = new Set([550, 551, 553]);
/** The commands about the mail. Errors of earlier ones are about our configuration, which an operator corrects. */
const ABOUT_THE_MAIL = new Set(['MAIL FROM', 'RCPT TO', 'DATA']);

/** An error of nodemailer, with the current command and the server's answer to it if there was one. */
type SmtpError = Error & { command?: string; responseCode?: number; response?: string };

/** Sends by SMTP; `url` is `smtp://user:password@host:port`, with STARTTLS, or `smtps://…`. */
export class SmtpMailer extends Mailer {
  private readonly transport: Transporter;

  constructor(url: string) {
    super();
    const address = new URL(url);
    const host = address.hostname.replace(/^\[|\]$/g, '');
    this.transport = createTransport({
      host,
      port: address.port ? Number(address.port) : undefined,
      secure: address.protocol === 'smtps:',
      // Somebody on the way may strip STARTTLS: then the password must not be sent in clear.
      requireTLS: address.protocol === 'smtp:' && address.username !== '' && !SAME_MACHINE.has(host),
      auth: address.username
        ? { user: decodeURIComponent(address.username), pass: decodeURIComponent(address.password) }
        : undefined,
      connectionTimeout: TIMEOUT,
      greetingTimeout: TIMEOUT,
      socketTimeout: TIMEOUT,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  }

  async send(message: MailMessage): Promise<void> {
    try {
      await this.transport.sendMail(message);
    } catch (error) {
      const { command = '', responseCode = 0, response } = error as SmtpError;
      if (response && FINAL.has(responseCode) && ABOUT_THE_MAIL.has(command)) throw new MailRefused(response);
      throw error;
    }
  }
}
