import { createServer, type RequestListener, type Server } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import type { Registry } from 'prom-client';
import type { Settings } from '../../config/settings.ts';

/** Serves `GET /metrics` on a port of its own, so that it is not public by accident; with a certificate, by HTTPS only. */
export class MetricsServer {
  private readonly server: Server;

  constructor(registry: Registry, certificate: Settings['metricsTls'] = null) {
    const answer: RequestListener = (request, response) => {
      if (request.url !== '/metrics') return void response.writeHead(404).end();
      registry.metrics().then(
        (text) => response.setHeader('content-type', registry.contentType).end(text),
        () => response.writeHead(503).end(),
      );
    };
    this.server = certificate ? createTlsServer(certificate, answer) : createServer(answer);
  }

  listen(port: number, host: string): Promise<void> {
    return new Promise((resolve, reject) => this.server.once('error', reject).listen(port, host, resolve));
  }

  close(): void {
    this.server.close();
    this.server.closeAllConnections();
  }
}
