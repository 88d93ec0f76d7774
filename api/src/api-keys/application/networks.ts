import { BlockList, isIP } from 'node:net';

const FAMILY = { 4: 'ipv4', 6: 'ipv6' } as const;
const BITS = { ipv4: 32, ipv6: 128 } as const;

interface Network {
  address: string;
  bits: number;
  family: keyof typeof BITS;
}

function parsed(text: string): Network | null {
  const [address = '', bits, ...rest] = text.split('/');
  const family = FAMILY[isIP(address) as keyof typeof FAMILY] as Network['family'] | undefined;
  // A zone is local to one machine's interfaces.
  if (!family || rest.length > 0 || address.includes('%')) return null;
  if (bits === undefined) return { address, family, bits: BITS[family] };
  return /^\d{1,3}$/.test(bits) && Number(bits) <= BITS[family]
    ? { address, family, bits: Number(bits) }
    : null;
}

/** Returns whether it is an address or a network in CIDR notation, of IPv4 or IPv6. */
export const isNetwork = (text: string): boolean => parsed(text) !== null;

/** Returns whether a request's address is in one of the networks; an IPv4-mapped IPv6 address counts as IPv4. */
export function isInside(ip: string, networks: readonly string[]): boolean {
  const address = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1] ?? ip;
  const family = FAMILY[isIP(address) as keyof typeof FAMILY] as Network['family'] | undefined;
  if (!family) return false;
  const list = new BlockList();
  for (const text of networks) {
    const network = parsed(text);
    if (network) list.addSubnet(network.address, network.bits, network.family);
  }
  return list.check(address, family);
}
