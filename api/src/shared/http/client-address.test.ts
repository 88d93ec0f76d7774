import { anonymousAddress, clientAddress, clientNetwork } from './client-address.ts';

describe('one client', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::'],
    ['2001:DB8:1:2:ffff::1', '2001:db8:1:2::'],
    ['::1', '0:0:0:0::'],
  ])('%s counts as %s', (ip, client) => {
    expect(clientAddress(ip)).toBe(client);
  });

  it.each([
    ['203.0.113.7', '203.0.113.0'],
    ['::ffff:203.0.113.7', '203.0.113.0'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1::'],
  ])('%s is logged as %s', (ip, logged) => {
    expect(anonymousAddress(ip)).toBe(logged);
  });

  it.each([
    ['203.0.113.7', '203.0.113.0/24'],
    ['::ffff:203.0.113.7', '203.0.113.0/24'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/48'],
  ])('%s is in the network %s', (ip, network) => {
    expect(clientNetwork(ip)).toBe(network);
  });
});
