import ipaddr from 'ipaddr.js';

/** The addresses of the public internet (RFC 4291 and IANA's list: no other range is assigned). */
const GLOBAL_UNICAST = ipaddr.IPv6.parseCIDR('2000::/3');

/** In a public range, but private to the host: Azure's address for its virtual machines. */
const OF_THE_HOST = new Set(['168.63.129.16']);

/**
 * Returns whether an address, as a resolver or a parsed URL writes it, is one machine on the public internet. For IPv4
 * inside IPv6 (mapped, or through a NAT64) the inner address counts. Tunnels (6to4, Teredo) are refused, because the
 * machine behind them is not known.
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.parse(address);
  if (parsed instanceof ipaddr.IPv4) return isPublicIPv4(parsed);
  const isNat64 = parsed.match(ipaddr.IPv6.parseCIDR('64:ff9b::/96'));
  if (parsed.isIPv4MappedAddress()) return isPublicIPv4(parsed.toIPv4Address());
  if (isNat64) return isPublicIPv4(new ipaddr.IPv4(parsed.toByteArray().slice(-4)));
  return parsed.range() === 'unicast' && parsed.match(GLOBAL_UNICAST);
}

const isPublicIPv4 = (address: ipaddr.IPv4): boolean =>
  address.range() === 'unicast' && !OF_THE_HOST.has(address.toString());
