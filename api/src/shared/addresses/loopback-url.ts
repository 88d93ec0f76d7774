/**
 * The hosts of this machine, as a parsed URL writes them, with their addresses. `localhost` is never resolved (RFC 6761), so no
 * name server decides where it leads.
 */
const LOOPBACK: Readonly<Record<string, readonly string[]>> = {
  localhost: ['127.0.0.1', '::1'],
  '127.0.0.1': ['127.0.0.1'],
  '[::1]': ['::1'],
};

/** Returns the addresses of a plain `http` URL whose host is this machine; null for every other URL. */
export function loopbackAddresses({ protocol, hostname }: URL): readonly string[] | null {
  return protocol === 'http:' && Object.hasOwn(LOOPBACK, hostname) ? (LOOPBACK[hostname] ?? null) : null;
}
