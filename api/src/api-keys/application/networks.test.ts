import { isInside, isNetwork } from './networks.ts';

it.each(['203.0.113.7', '203.0.113.0/24', '0.0.0.0/0', '2001:db8::1', '2001:db8::/32', '::/0'])(
  '%s is a network',
  (text) => expect(isNetwork(text)).toBe(true),
);

it.each([
  '',
  'office',
  '203.0.113',
  '203.0.113.7/',
  '203.0.113.7/33',
  '203.0.113.7/-1',
  '203.0.113.7/8/8',
  '203.0.113.7 ',
  '2001:db8::/129',
  'fe80::1%eth0',
  '0203.0.113.7',
])('%j is none', (text) => expect(isNetwork(text)).toBe(false));

it.each([
  ['203.0.113.7', ['203.0.113.7'], true],
  ['203.0.113.8', ['203.0.113.7'], false],
  ['203.0.113.255', ['198.51.100.0/24', '203.0.113.0/24'], true],
  ['203.0.114.0', ['203.0.113.0/24'], false],
  ['::ffff:203.0.113.7', ['203.0.113.0/24'], true],
  ['2001:db8:1::5', ['2001:db8::/32'], true],
  ['2001:db9::5', ['2001:db8::/32'], false],
  ['203.0.113.7', [], false],
  ['', ['0.0.0.0/0'], false],
])('%s in %j: %s', (ip, networks, inside) => expect(isInside(ip, networks)).toBe(inside));
