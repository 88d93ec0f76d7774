import { Histogram, type Registry } from 'prom-client';
import type { Tracing } from '../tracing/tracing.ts';
import { Mailer, type MailMessage } from './mailer.ts';

/** Wraps a mailer; records the duration of each try and whether it was accepted, as metric and span, nothing else. */
export class ObservedMailer extends Mailer {
  private readonly durations: Histogram;

  constructor(
    private readonly mailer: Mailer,
    registry: Registry,
    private readonly tracing: Tracing,
  ) {
    super();
    this.durations = new Histogram({
      name: 'mail_send_duration_seconds',
      help: 'Tries to hand an email to the mail server, by outcome',
      labelNames: ['outcome'],
      buckets: [0.1, 0.5, 1, 2.5, 5, 10, 30],
      registers: [registry],
    });
    for (const outcome of ['delivered', 'failed']) this.durations.zero({ outcome });
  }

  async send(message: MailMessage): Promise<void> {
    const started = performance.now();
    const span = this.tracing.begin('send email', { kind: 'client', attributes: {} });
    let outcome = 'failed';
    try {
      await (span ? this.tracing.within(span, () => this.mailer.send(message)) : this.mailer.send(message));
      outcome = 'delivered';
    } finally {
      this.durations.observe({ outcome }, (performance.now() - started) / 1000);
      span?.end(undefined, outcome === 'failed' ? 'not-accepted' : undefined);
    }
  }
}
