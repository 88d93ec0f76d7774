import { promises } from 'node:dns';

/** What a name leads to at this moment. */
export abstract class Resolver {
  /** All its IPv4 and IPv6 addresses; none when there is no such name, or nobody says in time. */
  abstract addressesOf(name: string): Promise<string[]>;
}

/**
 * Asks the name servers of the machine. Not by `dns.lookup`, which takes a thread that files and passwords need as long
 * as a name server is silent, and which knows names that only this machine has.
 */
export class DnsResolver extends Resolver {
  private readonly servers = new promises.Resolver({ timeout: 2000, tries: 2 });

  async addressesOf(name: string): Promise<string[]> {
    const found = await Promise.allSettled([this.servers.resolve4(name), this.servers.resolve6(name)]);
    return found.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
  }
}
