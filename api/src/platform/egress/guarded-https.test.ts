import { once } from 'node:events';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { HOSTILE_ADDRESSES, HOSTILE_NAMES } from '../../../../test/support/stand-ins/hostile-addresses.ts';
import { CERTIFICATE } from '../../../../test/support/stand-ins/certificate.ts';
import { Receiver } from '../../../../test/support/stand-ins/receiver.ts';
import { TestResolver } from '../../../../test/support/stand-ins/resolver.ts';
import { GuardedHttps } from './guarded-https.ts';

const message = { headers: { 'content-type': 'application/json', 'webhook-id': 'msg_1' }, body: '{"ä":1}' };

describe('HTTPS to the public internet', () => {
  let receiver: Receiver;
  beforeEach(async () => (receiver = await Receiver.listen()));
  afterEach(() => receiver.close());

  const post = (url = receiver.url(), parts = {}) =>
    new GuardedHttps({ ...receiver.egress, ...parts }).post(url, message);

  it('posts the message to the letter, and answers the status', async () => {
    expect(await post(receiver.url('/a?b=c'))).toBe(204);
    expect(receiver.received).toEqual([
      {
        path: '/a?b=c',
        body: '{"ä":1}',
        headers: expect.objectContaining({
          host: `receiver.test:${receiver.port}`,
          'content-type': 'application/json',
          'content-length': '8',
          'webhook-id': 'msg_1',
          'user-agent': expect.stringMatching(/^consulting-platform\/\d/),
        }),
      },
    ]);
    for (const status of [200, 302, 404, 500]) {
      receiver.answer = (response) =>
        response.writeHead(status, { location: receiver.url('/else') }).end('no');
      expect(await post()).toBe(status);
    }
    // No redirect is followed, and each message has its own connection.
    expect(receiver.received.map(({ path }) => path)).not.toContain('/else');
    expect(receiver.connections).toBe(5);
  });

  it('lets an answer without an end take neither its memory nor its time', async () => {
    let written = 0;
    receiver.answer = (response) => {
      response.writeHead(200);
      const more = () => {
        if (response.destroyed) return;
        written += 1;
        response.write('x'.repeat(1024), () => setImmediate(more));
      };
      more();
    };
    expect(await post()).toBe(200);
    expect(written).toBeLessThan(5000);
    receiver.answer = (response) => void response.writeHead(200).write('and now nothing');
    expect(await post(receiver.url(), { timeout: 200 })).toBe(200);
  });

  it('says why there is no answer', async () => {
    receiver.answer = () => undefined;
    expect(await post(receiver.url(), { timeout: 200 })).toBe('timeout');
    receiver.answer = (response) => response.destroy();
    expect(await post()).toBe('connection');
    expect(await post(receiver.url(), { ca: undefined })).toBe('tls');
    const resolver = new TestResolver({ 'unnamed.test': ['127.0.0.1'] });
    expect(await post(receiver.url('/', 'unnamed.test'), { resolver })).toBe('tls');
    expect(await post(receiver.url('/', 'nobody.test'))).toBe('name-not-found');
    const { port } = receiver;
    await receiver.close();
    expect(await post(`https://receiver.test:${port}/`)).toBe('connection');
    receiver = await Receiver.listen();
  });
});

describe('HTTP to this machine', () => {
  let receiver: Receiver;
  beforeEach(async () => (receiver = await Receiver.listen('http')));
  afterEach(() => receiver.close());

  // A name server that leads `localhost` elsewhere is not asked.
  const resolver = new TestResolver({ localhost: ['10.0.0.1'] });
  const here = () => [`http://127.0.0.1:${receiver.port}/`, `http://localhost:${receiver.port}/`];

  it('is sent where the setting allows it', async () => {
    const guarded = new GuardedHttps({ resolver, allowsLoopback: true });
    for (const url of here()) {
      expect(await guarded.problemOf(url)).toBeNull();
      expect(await guarded.post(url, message)).toBe(204);
    }
    expect(receiver.received.map(({ body }) => body)).toEqual([message.body, message.body]);
    expect(resolver.asked).toEqual([]);
  });

  it('is not sent without the setting', async () => {
    const guarded = new GuardedHttps({ resolver });
    for (const url of here()) {
      expect(await guarded.problemOf(url)).toBe('address-not-public');
      expect(await guarded.post(url, message)).toBe('address-not-public');
    }
    expect(receiver.connections).toBe(0);
  });
});

describe('addresses that are not on the public internet', () => {
  let listeners: Server[];
  let connections: number;
  let port: number;
  beforeEach(async () => {
    connections = 0;
    const count = () => createServer((socket) => void ((connections += 1), socket.destroy()));
    // On all addresses of this machine, including IPv6.
    const listener = count().listen(0, '::');
    await once(listener, 'listening').catch(() => once(listener.listen(0, '0.0.0.0'), 'listening'));
    port = (listener.address() as AddressInfo).port;
    listeners = [listener];
  });
  afterEach(() => Promise.all(listeners.map((listener) => once(listener.close(), 'close'))));

  const at = (address: string) => address.replace('PORT', String(port));
  const guarded = (names = {}) => new GuardedHttps({ resolver: new TestResolver(names), ca: CERTIFICATE });

  it('are as many as the ways to write them', () => {
    expect(new Set(HOSTILE_ADDRESSES).size).toBeGreaterThanOrEqual(30);
    expect(new Set(HOSTILE_ADDRESSES).size).toBe(HOSTILE_ADDRESSES.length);
  });

  it.each(HOSTILE_ADDRESSES)('%s is neither taken nor connected to', async (address) => {
    expect(await guarded().problemOf(at(address))).toBe('address-not-public');
    expect(await guarded().post(at(address), message)).toBe('address-not-public');
    expect(connections).toBe(0);
  });

  it.each(HOSTILE_ADDRESSES)('%s is not either where HTTP to this machine is allowed', async (address) => {
    const developer = new GuardedHttps({ ca: CERTIFICATE, allowsLoopback: true });
    expect(await developer.problemOf(at(address))).toBe('address-not-public');
    expect(await developer.post(at(address), message)).toBe('address-not-public');
    expect(connections).toBe(0);
  });

  it.each(Object.keys(HOSTILE_NAMES))('the name %s is neither taken nor connected to', async (name) => {
    const url = `https://${name}:${port}/`;
    expect(await guarded(HOSTILE_NAMES).problemOf(url)).toBe('address-not-public');
    expect(await guarded(HOSTILE_NAMES).post(url, message)).toBe('address-not-public');
    expect(connections).toBe(0);
  });

  it('are not reached by a name that is public when it is typed, and leads here when it is used', async () => {
    const rebinding = guarded({ 'rebinding.example': [['93.184.216.34'], ['127.0.0.1']] });
    const url = `https://rebinding.example:${port}/`;
    expect(await rebinding.problemOf(url)).toBe(null);
    expect(await rebinding.post(url, message)).toBe('address-not-public');
    expect(connections).toBe(0);
  });

  it('are not reached by a redirect', async () => {
    const receiver = await Receiver.listen();
    for (const address of HOSTILE_ADDRESSES.slice(0, 5))
      for (const status of [301, 302, 303, 307, 308]) {
        receiver.answer = (response) => response.writeHead(status, { location: at(address) }).end();
        expect(await new GuardedHttps(receiver.egress).post(receiver.url(), message)).toBe(status);
      }
    expect(connections).toBe(0);
    await receiver.close();
  });

  it('would be reached without the guard: the listener counts', async () => {
    const open = new GuardedHttps({ isAllowed: () => true });
    await open.post(at('https://127.0.0.1:PORT/'), message);
    expect(connections).toBe(1);
  });

  it('are told from those that are, also inside IPv6', async () => {
    const isFine = (address: string) => guarded().problemOf(`https://${address}/`);
    for (const address of ['93.184.216.34', '8.8.8.8', '[2606:4700::1111]', '[64:ff9b::8.8.8.8]'])
      expect([address, await isFine(address)]).toEqual([address, null]);
  });
});
