import { createTransport, type Transporter } from 'nodemailer';
import { Mailer, type MailMessage } from './mailer.ts';

/** A server that does not answer within this many milliseconds is tried again later. */
const PATIENCE = 10_000;

/** Sends by SMTP; `url` is `smtp://user:password@host:port` or `smtps://…`. */
export class SmtpMailer extends Mailer {
  private readonly transport: Transporter;

  constructor(url: string) {
    super();
    const address = new URL(url);
    this.transport = createTransport({
      host: address.hostname,
      port: address.port ? Number(address.port) : undefined,
      secure: address.protocol === 'smtps:',
      auth: address.username
        ? { user: decodeURIComponent(address.username), pass: decodeURIComponent(address.password) }
        : undefined,
      connectionTimeout: PATIENCE,
      greetingTimeout: PATIENCE,
      socketTimeout: PATIENCE,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  }

  async send(message: MailMessage): Promise<void> {
    await this.transport.sendMail(message);
  }
}
