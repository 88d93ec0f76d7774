import { isIPv6 } from 'node:net';

/** Most addresses whose parsed form is cached: the same few come again and again. */
const MOST_KNOWN = 1_000;

/** Caches the parsed form of addresses. A closed socket has no address. */
function remembered(parse: (ip: string) => string): (ip: string | undefined) => string {
  const known = new Map<string, string>();
  return (ip = '') => {
    let parsed = known.get(ip);
    if (parsed === undefined) {
      if (known.size >= MOST_KNOWN) known.clear();
      known.set(ip, (parsed = parse(ip)));
    }
    return parsed;
  };
}

/**
 * Returns what counts as one client: an IPv4 address, or the /64 network of an IPv6 one, because a single customer has
 * a whole such network to choose addresses from.
 */
export const clientAddress = remembered((ip) => {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (mapped) return mapped;
  return isIPv6(ip) ? `${hextets(ip).slice(0, 4).join(':')}::` : ip;
});

/**
 * Returns the network of a client in CIDR notation, which names nobody: the /24 of an IPv4 address, the /48 of an IPv6
 * one, which providers give to one site.
 */
export const clientNetwork = remembered((ip) => {
  const address = clientAddress(ip);
  return isIPv6(address) ? `${anonymousAddress(ip)}/48` : `${anonymousAddress(ip)}/24`;
});

/** Returns an address for logs, which no longer identifies a person: without its last of four parts or last 80 bits. */
export const anonymousAddress = remembered((ip) => {
  const address = clientAddress(ip);
  if (isIPv6(address)) return `${hextets(address).slice(0, 3).join(':')}::`;
  return address.replace(/\.\d+$/, '.0');
});

function hextets(ip: string): string[] {
  const [head = '', tail] = (ip.split('%')[0] ?? '').split('::');
  const left = head ? head.split(':') : [];
  const right = tail ? tail.split(':') : [];
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - left.length - right.length);
  return [...left, ...Array<string>(zeros).fill('0'), ...right].map((part) => part.toLowerCase());
}
