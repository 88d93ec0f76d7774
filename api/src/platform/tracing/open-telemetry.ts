import { type Context, diag, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { setGlobalErrorHandler, W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-proto';
import {
  defaultResource,
  detectResources,
  envDetector,
  resourceFromAttributes,
} from '@opentelemetry/resources';
import { BasicTracerProvider, BatchSpanProcessor } from '@opentelemetry/sdk-trace-base';

// Only this file may know OpenTelemetry's packages. The build makes a script of its own of it,
// `dist/open-telemetry.cjs`, which is loaded only when tracing is on.

/** Values that describe the action; never its owner, its data or its origin. */
export type Attributes = Record<string, string | number>;

export interface SpanOptions {
  kind: 'server' | 'client';
  attributes: Attributes;
  /** The span that this one belongs to. */
  parent?: Span | undefined;
  /** Headers of a caller whose trace is continued (W3C trace context). */
  headers?: Record<string, string | string[] | undefined>;
}

export interface Span {
  readonly traceId: string;
  /** False for a span that was not sampled: neither it nor its children are sent. */
  readonly isRecorded: boolean;
  readonly context: Context;
  /** `fault`: a word for the failure, not its message, which may quote data. */
  end(attributes?: Attributes, fault?: string): void;
}

export interface Tracer {
  start(name: string, options: SpanOptions): Span;
  /** Sends the ended spans and stops. */
  shutdown(): Promise<void>;
}

const KINDS = { server: SpanKind.SERVER, client: SpanKind.CLIENT };

/** Reads a header as HTTP libraries give it. */
const getter = {
  keys: (headers: Record<string, unknown>) => Object.keys(headers),
  get: (headers: Record<string, string | string[] | undefined>, name: string) => headers[name],
};

/**
 * Sends spans by OTLP over HTTP. OpenTelemetry's packages read the destination, sampling, service name and batch sizes
 * from its own environment variables.
 */
export function startOpenTelemetry(version: string, onError: (error: Error) => void): Tracer {
  setGlobalErrorHandler((error) => onError(error instanceof Error ? error : new Error(String(error))));
  diag.disable();
  const named = resourceFromAttributes({ 'service.name': 'consulting-platform', 'service.version': version });
  const resource = defaultResource()
    .merge(named)
    .merge(detectResources({ detectors: [envDetector] }));
  const provider = new BasicTracerProvider({
    resource,
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter())],
  });
  const tracer = provider.getTracer('consulting-platform', version);
  const propagator = new W3CTraceContextPropagator();

  return {
    start(name, { kind, attributes, parent, headers }) {
      const above =
        parent?.context ?? (headers ? propagator.extract(ROOT_CONTEXT, headers, getter) : ROOT_CONTEXT);
      const span = tracer.startSpan(name, { kind: KINDS[kind], attributes }, above);
      return {
        traceId: span.spanContext().traceId,
        isRecorded: span.isRecording(),
        context: trace.setSpan(above, span),
        end(more, fault) {
          if (more) span.setAttributes(more);
          if (fault !== undefined) {
            span.setAttribute('error.type', fault);
            span.setStatus({ code: SpanStatusCode.ERROR });
          }
          span.end();
        },
      };
    },
    shutdown: () => provider.shutdown(),
  };
}
