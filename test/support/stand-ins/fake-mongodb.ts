import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { createServer as createTlsServer, type TlsOptions } from 'node:tls';
import mongoose from 'mongoose';

const { BSON } = mongoose.mongo;
type Doc = Record<string, unknown>;

const OP_REPLY = 1;
const OP_QUERY = 2004;
const OP_MSG = 2013;

/** What a command is answered; null ends the connection. */
type Answer = (command: Doc) => Doc | null;

/** Speaks as much of MongoDB's protocol as a connection needs, and answers each command as told. */
export class FakeMongodb {
  private readonly server: Server;

  private constructor(answer: Answer, certificate?: TlsOptions) {
    const serve = (socket: Socket): void => {
      let read = Buffer.alloc(0);
      socket.on('error', () => undefined);
      socket.on('data', (chunk) => {
        read = Buffer.concat([read, chunk]);
        while (read.length >= 4 && read.length >= read.readInt32LE(0)) {
          const message = read.subarray(0, read.readInt32LE(0));
          read = read.subarray(message.length);
          const answered = reply(message, answer);
          if (!answered) return void socket.destroy();
          socket.write(answered);
        }
      });
    };
    this.server = certificate ? createTlsServer(certificate, serve) : createServer(serve);
  }

  /** With a certificate it speaks TLS only. */
  static async start(answer: Answer, port = 0, certificate?: TlsOptions): Promise<FakeMongodb> {
    const fake = new FakeMongodb(answer, certificate);
    await new Promise<void>((listening) => fake.server.listen(port, '127.0.0.1', listening));
    return fake;
  }

  get host(): string {
    return `127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  close(): void {
    this.server.close();
  }
}

function reply(message: Buffer, answer: Answer): Buffer | null {
  const id = message.readInt32LE(4);
  const kind = message.readInt32LE(12);
  if (kind !== OP_QUERY && kind !== OP_MSG) return null;
  // Before the document: flags and a byte; or flags, the name of a collection, and two numbers.
  const start = kind === OP_QUERY ? message.indexOf(0, 20) + 9 : 21;
  const answered = answer(BSON.deserialize(message.subarray(start)));
  if (!answered) return null;
  const document = BSON.serialize({ ok: 1, ...answered });
  const before = Buffer.alloc(kind === OP_MSG ? 5 : 20);
  if (kind === OP_QUERY) before.writeInt32LE(1, 16);
  const header = Buffer.alloc(16);
  header.writeInt32LE(16 + before.length + document.length, 0);
  header.writeInt32LE(id, 8);
  header.writeInt32LE(kind === OP_QUERY ? OP_REPLY : OP_MSG, 12);
  return Buffer.concat([header, before, document]);
}
