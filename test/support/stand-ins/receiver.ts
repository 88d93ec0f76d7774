import { once } from 'node:events';
import type { IncomingHttpHeaders, ServerResponse } from 'node:http';
import { createServer, type Server } from 'node:https';
import type { AddressInfo } from 'node:net';
import type { EgressParts } from '../../../api/src/platform/egress/guarded-https.ts';
import { TestResolver } from './resolver.ts';

/** A self-signed certificate for tests, of `receiver.test` and `other.test`. */
const KEY = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgaotD+SM9SR57Qlt5
seuaudr9ecxLq/rpoNFk/+xVDUGhRANCAAQKFW65A2ilLkSB/veqFflaSiNUgCMe
mafyZomqTKnpSc32e2o4+tx+aV+wV1+7UV2DoKnbAu6no+fnQNwFgnMg
-----END PRIVATE KEY-----
`;
export const CERTIFICATE = `-----BEGIN CERTIFICATE-----
MIIBszCCAVmgAwIBAgIUXwWr//UM1hN4x1jWnzNahG7+CjIwCgYIKoZIzj0EAwIw
GDEWMBQGA1UEAwwNcmVjZWl2ZXIudGVzdDAgFw0yNjExMjQxMzQyNThaGA8yMTI2
MTAzMTEzNDI1OFowGDEWMBQGA1UEAwwNcmVjZWl2ZXIudGVzdDBZMBMGByqGSM49
AgEGCCqGSM49AwEHA0IABAoVbrkDaKUuRIH+96oV+VpKI1SAIx6Zp/JmiapMqelJ
zfZ7ajj63H5pX7BXX7tRXYOgqdsC7qej5+dA3AWCcyCjfzB9MB0GA1UdDgQWBBR+
q+py0FFiOg91rAGxTFtvUDCaYzAfBgNVHSMEGDAWgBR+q+py0FFiOg91rAGxTFtv
UDCaYzAPBgNVHRMBAf8EBTADAQH/MCoGA1UdEQQjMCGCDXJlY2VpdmVyLnRlc3SC
Cm90aGVyLnRlc3SHBH8AAAEwCgYIKoZIzj0EAwIDSAAwRQIhAMOU0zqwGxv9C8oO
tAsQztxhhOpGywn9Fx8WYnE9uyAdAiACdqWOE4++C9Bl9raoAwBhzjnXPV6YiZr5
9KOqRdRyyg==
-----END CERTIFICATE-----
`;

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

  private constructor(private readonly server: Server) {
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

  static async listen(): Promise<Receiver> {
    const server = createServer({ key: KEY, cert: CERTIFICATE });
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
