// MongoDB's wire protocol on a TCP port: commands in, documents out.
import net from 'node:net';
import mongoose from 'mongoose';

const { BSON } = mongoose.mongo;
const OP_REPLY = 1;
const OP_QUERY = 2004;
const OP_MSG = 2013;
const CHECKSUM_PRESENT = 1;
const MORE_TO_COME = 2;

/** Reads the sections of an OP_MSG: the command, and beside it the lists that the driver sends apart from it. */
function commandOf(message) {
  const end = message.length - (message.readUInt32LE(16) & CHECKSUM_PRESENT ? 4 : 0);
  const command = {};
  for (let at = 20; at < end;) {
    const isList = message[at++] === 1;
    const size = message.readInt32LE(at);
    const section = message.subarray(at, at + size);
    at += size;
    if (!isList) {
      Object.assign(command, BSON.deserialize(section));
      continue;
    }
    const nameEnd = section.indexOf(0, 4);
    const list = (command[section.toString('utf8', 4, nameEnd)] = []);
    for (let next = nameEnd + 1; next < size; next += section.readInt32LE(next))
      list.push(BSON.deserialize(section.subarray(next, next + section.readInt32LE(next))));
  }
  return command;
}

/** The driver's first message on a connection has this older form: flags, a namespace and two numbers come first. */
const firstCommandOf = (message) => BSON.deserialize(message.subarray(message.indexOf(0, 20) + 9));

function framed(isFirst, id, document, isMoreToCome) {
  const body = BSON.serialize(document);
  const head = Buffer.alloc(isFirst ? 36 : 21);
  head.writeInt32LE(head.length + body.length, 0);
  head.writeInt32LE(id, 8);
  head.writeInt32LE(isFirst ? OP_REPLY : OP_MSG, 12);
  if (isFirst) head.writeInt32LE(1, 32);
  else if (isMoreToCome) head.writeInt32LE(MORE_TO_COME, 16);
  return Buffer.concat([head, body]);
}

/**
 * Listens on `port` and calls `answer` with each command, a function that sends a document as its reply, or as one of
 * several, and the socket. `onClose` is called with a socket that has closed.
 */
export function listen(port, answer, onClose) {
  const server = net.createServer((socket) => {
    let read = Buffer.alloc(0);
    socket.setNoDelay(true);
    socket.on('error', () => undefined);
    socket.once('close', () => onClose(socket));
    socket.on('data', (chunk) => {
      read = Buffer.concat([read, chunk]);
      while (read.length >= 4 && read.length >= read.readInt32LE(0)) {
        const message = read.subarray(0, read.readInt32LE(0));
        read = read.subarray(message.length);
        const isFirst = message.readInt32LE(12) === OP_QUERY;
        const send = (document, isMoreToCome = false) =>
          void socket.write(framed(isFirst, message.readInt32LE(4), document, isMoreToCome));
        answer(isFirst ? firstCommandOf(message) : commandOf(message), send, socket);
      }
    });
  });
  server.listen(port, '127.0.0.1');
}
