import { request as requestByHttp } from 'node:http';
import { request as requestByHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { loopbackAddresses } from '../../shared/addresses/loopback-url.ts';
import { buildOfThis } from '../build.ts';
import { isPublicAddress } from './public-address.ts';
import { PublicHttps, type AddressProblem, type HttpsMessage, type NoAnswer } from './public-https.port.ts';
import { DnsResolver, type Resolver } from './resolver.ts';

/** Milliseconds for name resolution, connection and answer together. */
const TIMEOUT = 10_000;
/** Bytes of an answer that are received, so that its sender sees it accepted; they are not used. */
const MOST_BYTES = 16 * 1024;

const USER_AGENT = `consulting-platform/${buildOfThis().version}`;

/** The setting, and parts for tests, whose receiver is on this machine and has its own certificate. */
export interface EgressParts {
  /** Whether plain `http` to this machine is allowed. */
  allowsLoopback?: boolean;
  resolver?: Resolver;
  /** Addresses that are allowed besides public ones. */
  isAllowed?: (address: string) => boolean;
  /** Trusted instead of the usual certificate authorities. */
  ca?: string;
  /** Milliseconds. */
  timeout?: number;
}

class Refused extends Error {
  constructor(readonly problem: AddressProblem) {
    super(problem);
  }
}

/**
 * Connects to exactly the address that was checked: the check is the connection's own look-up, so a name that resolves
 * differently the second time gains nothing. Each message has its own connection, and none uses a proxy.
 */
export class GuardedHttps extends PublicHttps {
  readonly allowsLoopback: boolean;
  private readonly resolver: Resolver;

  constructor(private readonly parts: EgressParts = {}) {
    super();
    this.allowsLoopback = parts.allowsLoopback ?? false;
    this.resolver = parts.resolver ?? new DnsResolver();
  }

  async problemOf(url: string): Promise<AddressProblem | null> {
    try {
      if (!this.loopbackOf(url)) await this.addressesOf(hostOf(url));
      return null;
    } catch (error) {
      if (error instanceof Refused) return error.problem;
      throw error;
    }
  }

  async post(url: string, message: HttpsMessage): Promise<number | NoAnswer> {
    try {
      const loopback = this.loopbackOf(url);
      if (loopback) return await this.send(url, message, requestByHttp, async () => loopback);
      const host = hostOf(url);
      // Node calls the look-up only for names.
      if (isIP(host)) this.assertAllowed([host]);
      return await this.send(url, message, requestByHttps, (name) => this.addressesOf(name));
    } catch (error) {
      return reasonOf(error);
    }
  }

  private send(
    url: string,
    { headers, body }: HttpsMessage,
    request: typeof requestByHttps,
    addressesOf: (name: string) => Promise<readonly string[]>,
  ): Promise<number> {
    const { ca, timeout = TIMEOUT } = this.parts;
    return new Promise((resolve, reject) => {
      const sent = request(url, {
        method: 'POST',
        headers: { 'user-agent': USER_AGENT, ...headers, 'content-length': Buffer.byteLength(body) },
        agent: false,
        lookup: lookUpBy(addressesOf),
        signal: AbortSignal.timeout(timeout),
        ...(ca !== undefined && { ca }),
      });
      let status: number | undefined;
      sent.on('response', (answer) => {
        status = answer.statusCode;
        let bytes = 0;
        answer.on('data', ({ length }: Buffer) => {
          bytes += length;
          if (bytes > MOST_BYTES) answer.destroy();
        });
        // An answer that breaks off or takes too long still has a status, which counts.
        answer.on('error', () => undefined);
      });
      const end = (error: Error) => (status === undefined ? reject(error) : resolve(status));
      sent.on('error', end);
      sent.on('close', () => end(new Error('The connection was closed')));
      sent.end(body);
    });
  }

  /** Returns the addresses of a plain `http` URL on this machine, null for other URLs. Throws unless the setting allows it. */
  private loopbackOf(url: string): readonly string[] | null {
    const addresses = loopbackAddresses(new URL(url));
    if (addresses !== null && !this.allowsLoopback) throw new Refused('address-not-public');
    return addresses;
  }

  /** Returns all addresses of a host, at least one. Throws if any is not public: no real receiver has one. */
  private async addressesOf(host: string): Promise<string[]> {
    const addresses = isIP(host) ? [host] : await this.resolver.addressesOf(host);
    if (addresses.length === 0) throw new Refused('name-not-found');
    this.assertAllowed(addresses);
    return addresses;
  }

  private assertAllowed(addresses: readonly string[]): void {
    const { isAllowed = () => false } = this.parts;
    if (!addresses.every((address) => isPublicAddress(address) || isAllowed(address)))
      throw new Refused('address-not-public');
  }
}

/** Returns a look-up that connects to the addresses which the function resolves to, at least one. */
const lookUpBy =
  (addressesOf: (name: string) => Promise<readonly string[]>): LookupFunction =>
  (name, { all }, done) => {
    addressesOf(name).then(
      ([first = '', ...more]) => {
        if (all)
          done(
            null,
            [first, ...more].map((address) => ({ address, family: isIP(address) })),
          );
        else done(null, first, isIP(first));
      },
      (error: Error) => done(error, ''),
    );
  };

const hostOf = (url: string): string => new URL(url).hostname.replace(/^\[|\]$/g, '');

/** Codes of Node's and OpenSSL's errors about a certificate or the protocol. */
const TLS = /^(ERR_TLS|ERR_SSL|CERT_|UNABLE_TO|DEPTH_ZERO|SELF_SIGNED|EPROTO|HOSTNAME_MISMATCH|INVALID_CA)/;

function reasonOf(error: unknown): NoAnswer {
  if (error instanceof Refused) return error.problem;
  const { name, code } = error as { name?: string; code?: unknown };
  if (name === 'AbortError' || name === 'TimeoutError') return 'timeout';
  return typeof code === 'string' && TLS.test(code) ? 'tls' : 'connection';
}
