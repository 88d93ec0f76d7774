import { once } from 'node:events';
import {
  createServer as createHttpServer,
  type IncomingHttpHeaders,
  type Server as HttpServer,
  type ServerResponse,
} from 'node:http';
import { createServer, type Server } from 'node:https';
import type { AddressInfo } from 'node:net';
import type { EgressParts } from '../../../api/src/platform/egress/guarded-https.ts';
import { CERTIFICATE, KEY } from './certificate.ts';
import { TestResolver } from './resolver.ts';

/** A request as it arrived. */
export interface Received {
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
}

/** A webhook receiver on this machine. Without a script it answers everything with 204. */
export class Receiver {
  readonly received: Received[] = [];
  /** The number of connections so far. */
  connections = 0;
  /** Its answer to each request. */
  answer: (response: ServerResponse, request: Received) => void = (response) => response.writeHead(204).end();

  private constructor(private readonly server: Server | HttpServer) {
    server.on('connection', () => (this.connections += 1));
    server.on('request', (request, response: ServerResponse) => {
      let body = '';
      request.on('data', (chunk) => (body += String(chunk)));
      request.on('end', () => {
        const received = { path: request.url ?? '', headers: request.headers, body };
        this.received.push(received);
        this.answer(response, received);
      });
    });
  }

  /** By HTTPS, or by plain HTTP, as a developer's own program. */
  static async listen(scheme: 'https' | 'http' = 'https'): Promise<Receiver> {
    const server = scheme === 'http' ? createHttpServer() : createServer({ key: KEY, cert: CERTIFICATE });
    const receiver = new Receiver(server);
    await once(server.listen(0, '127.0.0.1'), 'listening');
    return receiver;
  }

  get port(): number {
    return (this.server.address() as AddressInfo).port;
  }

  url(path = '/hook', host = 'receiver.test'): string {
    return `https://${host}:${this.port}${path}`;
  }

  /** Lets a product reach it: its names resolve here, and this machine is an allowed address. */
  get egress(): EgressParts {
    return {
      resolver: new TestResolver({ 'receiver.test': ['127.0.0.1'], 'other.test': ['127.0.0.1'] }),
      isAllowed: (address) => address === '127.0.0.1',
      ca: CERTIFICATE,
    };
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    this.server.close();
    await once(this.server, 'close');
  }
}
