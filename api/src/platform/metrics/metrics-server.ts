import { createServer, type Server } from 'node:http';
import type { Registry } from 'prom-client';

/** Serves `GET /metrics` on a port of its own, so that it is not public by accident. */
export class MetricsServer {
  private readonly server: Server;

  constructor(registry: Registry) {
    this.server = createServer((request, response) => {
      if (request.url !== '/metrics') return void response.writeHead(404).end();
      registry.metrics().then(
        (text) => response.setHeader('content-type', registry.contentType).end(text),
        () => response.writeHead(503).end(),
      );
    });
  }

  listen(port: number, host: string): Promise<void> {
    return new Promise((resolve, reject) => this.server.once('error', reject).listen(port, host, resolve));
  }

  close(): void {
    this.server.close();
    this.server.closeAllConnections();
  }
}
