import ipaddr from 'ipaddr.js';

/** Where the addresses of the public internet are (RFC 4291, and IANA's list: nothing else is given out). */
const GLOBAL_UNICAST = ipaddr.IPv6.parseCIDR('2000::/3');

/** Public by its number, and a machine's own: from it a virtual machine of Azure is told about itself. */
const OF_THE_HOST = new Set(['168.63.129.16']);

/**
 * Whether an address in its usual form, as a resolver or a parsed URL gives it, is one machine on the public internet. Of
 * IPv4 inside IPv6 (mapped, or through a NAT64) the inner address counts; what is reached through a tunnel (6to4, Teredo)
 * is refused, as who answers there is not known.
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
