import { createTransport, type Transporter } from 'nodemailer';
import { Mailer, type MailMessage } from './mailer.ts';

/** A server that does not answer within this many milliseconds is tried again later. */
const TIMEOUT = 10_000;

const SAME_MACHINE = new Set(['localhost', '127.0.0.1', '::1']);

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
      // A password never crosses a line in the clear because somebody on it stripped STARTTLS.
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
    await this.transport.sendMail(message);
  }
}
