import { Global, Module } from '@nestjs/common';
import { Settings } from '../../config/settings.ts';
import { Tracing } from './tracing.ts';

/** Traces by OpenTelemetry, off unless OTEL_EXPORTER_OTLP_ENDPOINT names a collector. */
@Global()
@Module({
  providers: [
    { provide: Tracing, inject: [Settings], useFactory: (settings: Settings) => Tracing.start(settings) },
  ],
  exports: [Tracing],
})
export class TracingModule {}
