import { once } from 'node:events';
import net from 'node:net';

/** A mail server that takes every mail and keeps its headers, or refuses all for the time being. */
export class MailServer {
  isRefusing = false;
  /** The headers of the mails that it took, by their names in lower case. */
  taken = [];
  refused = 0;
  #server = net.createServer((socket) => this.#talk(socket));

  async start(port) {
    this.#server.listen(port, '127.0.0.1');
    await once(this.#server, 'listening');
  }

  stop() {
    this.#server.close();
  }

  #talk(socket) {
    const say = (line) => socket.write(`${line}\r\n`);
    let pending = '';
    let isData = false;
    socket.setEncoding('utf8').on('error', () => socket.destroy());
    socket.on('data', (text) => {
      pending += text;
      for (;;) {
        const end = isData ? '\r\n.\r\n' : '\r\n';
        const at = pending.indexOf(end);
        if (at < 0) return;
        const part = pending.slice(0, at);
        pending = pending.slice(at + end.length);
        if (isData) {
          this.taken.push(headersOf(part));
          isData = false;
          say('250 taken');
        } else isData = this.#answer(part, say, socket);
      }
    });
    say('220 mail.example');
  }

  /** Answers a command; returns whether the mail follows. */
  #answer(line, say, socket) {
    const command = line.slice(0, 4).toUpperCase();
    if (command === 'MAIL' && this.isRefusing) {
      this.refused += 1;
      say('451 later, please');
    } else if (command === 'DATA') say('354 go on');
    else if (command === 'QUIT') socket.end('221 bye\r\n');
    else say('250 mail.example');
    return command === 'DATA';
  }
}

function headersOf(mail) {
  const [head = ''] = mail.split('\r\n\r\n');
  const lines = head.replace(/\r\n[ \t]+/g, ' ').split('\r\n');
  return Object.fromEntries(
    lines.map((line) => {
      const at = line.indexOf(':');
      return [line.slice(0, at).toLowerCase(), line.slice(at + 1).trim()];
    }),
  );
}
