import { AsyncLocalStorage } from 'node:async_hooks';
import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import type { Settings } from '../../config/settings.ts';
import { buildOfThis } from '../build.ts';
import type { Span, SpanOptions, Tracer } from './open-telemetry.ts';

/** Milliseconds that a shutdown waits for the collector. */
const SHUTDOWN_WAIT = 2000;
/** Milliseconds between two warnings about an unavailable collector. */
const WARN_EVERY = 5 * 60_000;

/** Spans of this process. When tracing is off, it loads nothing and adds nothing to a request. */
@Injectable()
export class Tracing implements OnApplicationShutdown {
  private readonly active = new AsyncLocalStorage<Span>();

  private constructor(private readonly tracer: Tracer | null) {}

  static async start({ tracing }: Settings): Promise<Tracing> {
    if (!tracing) return new Tracing(null);
    const { startOpenTelemetry } = await import('./open-telemetry.ts');
    return new Tracing(startOpenTelemetry(buildOfThis().version, warning()));
  }

  get isOn(): boolean {
    return this.tracer !== null;
  }

  /** Starts a span that the caller ends, as a child of the active one; null when tracing is off. */
  begin(name: string, options: SpanOptions): Span | null {
    return this.tracer?.start(name, { parent: this.active.getStore(), ...options }) ?? null;
  }

  /** Returns the active span, if it is recorded. */
  recorded(): Span | undefined {
    const span = this.active.getStore();
    return span?.isRecorded ? span : undefined;
  }

  /** Runs `work` with the span as the active one, also in what it awaits. */
  within<T>(span: Span, work: () => T): T {
    return this.active.run(span, work);
  }

  /** Runs after everything else has ended. */
  async onApplicationShutdown(): Promise<void> {
    if (!this.tracer) return;
    let timer: NodeJS.Timeout | undefined;
    const patience = new Promise((resolve) => (timer = setTimeout(resolve, SHUTDOWN_WAIT)));
    await Promise.race([this.tracer.shutdown().catch(() => undefined), patience]);
    clearTimeout(timer);
  }
}

/** Returns a handler that warns once in a while that spans are lost, not for every batch. */
function warning(): (error: Error) => void {
  let silentUntil = 0;
  return (error) => {
    if (Date.now() < silentUntil) return;
    silentUntil = Date.now() + WARN_EVERY;
    new Logger('Tracing').warn(`Spans could not be sent: ${error.message}`);
  };
}
