import { createServer, type RequestListener, type Server } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { once } from 'node:events';
import { Connections } from './connections.ts';

const LARGE = 30_000_000;
const LONG = 30_000;
let server: Server;
let connections: Connections;
const sockets: Socket[] = [];
afterEach(() => {
  sockets.splice(0).forEach((socket) => socket.destroy());
  server.closeAllConnections();
  server.close();
});

async function listen(answer: RequestListener): Promise<void> {
  server = createServer(answer);
  connections = new Connections(server);
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
}

function open(): Socket {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  sockets.push(socket);
  return socket;
}

const ask = (socket: Socket): boolean => socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');

/** Reads until the other side ends. */
async function rest(socket: Socket): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of socket) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('latin1');
}

describe('the connections of a server that ends', () => {
  it('are closed where nothing happens: before the first request, and after an answer', async () => {
    await listen((_, answer) => answer.end('x'));
    const unused = open();
    const used = open();
    ask(used);
    await once(used, 'data');
    expect(await connections.end(LONG)).toBe(0);
    await Promise.all([rest(unused), rest(used)]);
    expect(server.listening).toBe(false);
  });

  it('send an answer to its end, however slowly it is read', async () => {
    await listen((_, answer) => answer.end(Buffer.alloc(LARGE)));
    const slow = open();
    slow.pause();
    ask(slow);
    await once(server, 'request');
    const ended = connections.end(LONG);
    expect((await rest(slow)).length).toBeGreaterThan(LARGE);
    expect(await ended).toBe(0);
  });

  it('end with their next answer, also when its request is under way already', async () => {
    let finish: () => void = () => undefined;
    await listen((_, answer) => (finish = () => answer.end('x')));
    const one = open();
    ask(one);
    await once(server, 'request');
    connections.closeAfterAnswer();
    finish();
    expect(await rest(one)).toMatch(/^connection: close\r$/im);
    const other = open();
    ask(other);
    await once(server, 'request');
    finish();
    expect(await rest(other)).toMatch(/^connection: close\r$/im);
  });

  it('are broken off where a request does not end in time', async () => {
    await listen(() => undefined);
    const hanging = open();
    ask(hanging);
    await once(server, 'request');
    expect(await connections.end(100)).toBe(1);
    await rest(hanging).catch(() => undefined);
    expect(hanging.destroyed).toBe(true);
  });
});
