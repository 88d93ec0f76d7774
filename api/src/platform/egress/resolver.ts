import { promises } from 'node:dns';

/** Resolves names to their current addresses. */
export abstract class Resolver {
  /** Returns all IPv4 and IPv6 addresses of a name; none if it does not exist or no server answers in time. */
  abstract addressesOf(name: string): Promise<string[]>;
}

/**
 * Asks the name servers of the machine. `dns.lookup` would block a thread that files and passwords need while a name
 * server is silent, and it resolves names that only this machine knows.
 */
export class DnsResolver extends Resolver {
  private readonly servers = new promises.Resolver({ timeout: 2000, tries: 2 });

  async addressesOf(name: string): Promise<string[]> {
    const found = await Promise.allSettled([this.servers.resolve4(name), this.servers.resolve6(name)]);
    return found.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
  }
}
