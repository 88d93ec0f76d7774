import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';

export interface SilentServer {
  server: Server;
  port: number;
  /** Resolves with its first connection. */
  connected: Promise<void>;
  end(): void;
}

/** Accepts connections and says nothing, like a mail server that hangs. */
export async function silentServer(): Promise<SilentServer> {
  const sockets: Socket[] = [];
  const server = createServer((socket) => void sockets.push(socket.on('error', () => undefined)));
  const connected = new Promise<void>((resolve) => server.once('connection', () => resolve()));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const end = (): void => {
    sockets.forEach((socket) => socket.destroy());
    server.close();
  };
  return { server, port: (server.address() as AddressInfo).port, connected, end };
}
