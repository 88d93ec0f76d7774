import { once } from 'node:events';
import { connect, createServer, type AddressInfo } from 'node:net';
import mongoose from 'mongoose';
import { isStoreUnavailable, StoreAway } from './mongo-errors.ts';

const { mongo } = mongoose;

const server = (code: number, errorLabels: string[] = []) =>
  new mongo.MongoServerError({ message: 'refused', code, errorLabels });
const system = (code: string, syscall: string, fields: object = {}) =>
  Object.assign(new Error(`${syscall} ${code}`), { code, syscall, errno: -1, ...fields });

describe('the store is not there', () => {
  it.each<[string, unknown]>([
    ['no server was found', new mongo.MongoServerSelectionError('none', {} as never)],
    ['a connection ended', new mongo.MongoNetworkError('closed', { cause: system('ECONNRESET', 'read') })],
    ['a server was silent', new mongo.MongoNetworkTimeoutError('timed out')],
    [
      'all connections are in use',
      Object.assign(new Error('Timed out'), { name: 'MongoWaitQueueTimeoutError' }),
    ],
    ['it was given up', new StoreAway()],
    ['its primary stepped down', server(10107)],
    ['its state changes', server(11602)],
    ['it shuts down', server(91)],
    ['another try may help, after those of the driver', server(1, ['RetryableWriteError'])],
    ['nobody knows whether it was kept', server(1, ['UnknownTransactionCommitResult'])],
    ['a socket broke while it waited to send more', system('EPIPE', 'write')],
    ['a socket was reset meanwhile', system('ECONNRESET', 'read')],
    ['the disk is full', system('ENOSPC', 'write')],
    [
      'Mongoose wraps such an error',
      Object.assign(new mongoose.MongooseError('failed'), { cause: server(189) }),
    ],
  ])('where %s', (_, error) => {
    expect(isStoreUnavailable(error)).toBe(true);
  });

  it('where a socket was ended by the other side just before it is written to', async () => {
    const ending = createServer((socket) => socket.end()).listen(0, '127.0.0.1');
    await once(ending, 'listening');
    const socket = connect((ending.address() as AddressInfo).port, '127.0.0.1').resume();
    await once(socket, 'end');
    const failed = once(socket, 'error');
    socket.write('a command');
    const [error] = (await failed) as [unknown];
    ending.close();
    expect(error).toMatchObject({ code: 'EPIPE' });
    expect(isStoreUnavailable(error)).toBe(true);
  });

  it.each<[string, unknown]>([
    ['a duplicate', server(11000)],
    ['a fault of ours', new TypeError('undefined is not a function')],
    ['no error at all', 'ECONNRESET'],
    ['the mail server’s', system('ECONNRESET', 'read', { command: 'CONN' })],
    ['a client’s that went away', Object.assign(new Error('aborted'), { code: 'ECONNRESET' })],
    ['a port that is taken', system('EADDRINUSE', 'listen')],
  ])('is not said by %s', (_, error) => {
    expect(isStoreUnavailable(error)).toBe(false);
  });

  it('is not said by another server that cannot be reached, or that hangs up', async () => {
    const hangingUp = createServer((socket) => socket.resetAndDestroy());
    await new Promise<void>((resolve) => hangingUp.listen(0, '127.0.0.1', resolve));
    const { port } = hangingUp.address() as AddressInfo;
    const reset = await fetch(`http://127.0.0.1:${port}`).catch((error: unknown) => error);
    await new Promise((resolve) => hangingUp.close(resolve));
    const refused = await fetch(`http://127.0.0.1:${port}`).catch((error: unknown) => error);
    const socket = await new Promise((resolve) => connect(port, '127.0.0.1').on('error', resolve));
    expect([reset, refused, socket].map(isStoreUnavailable)).toEqual([false, false, false]);
  });
});
