import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';

/** A connection between the application and the store that can be cut, silenced and restored. */
export class Wire {
  private readonly ways = new Set<{ inner: Socket; outer: Socket }>();
  private server: Server | undefined;
  private isSilent = false;
  port = 0;

  constructor(
    private readonly targetHost: string,
    private readonly targetPort: number,
  ) {}

  async mend(): Promise<void> {
    if (this.isSilent) for (const { inner, outer } of this.ways) inner.pipe(outer).pipe(inner);
    this.isSilent = false;
    if (this.server) return;
    this.server = createServer((inner) => {
      const outer = connect(this.targetPort, this.targetHost);
      const way = { inner, outer };
      this.ways.add(way);
      for (const socket of [inner, outer]) {
        socket.on('error', () => undefined);
        socket.on('close', () => {
          [inner, outer].forEach((each) => each.destroy());
          this.ways.delete(way);
        });
      }
      if (!this.isSilent) inner.pipe(outer).pipe(inner);
    });
    await new Promise<void>((resolve) => this.server?.listen(this.port, '127.0.0.1', resolve));
    this.port = (this.server.address() as AddressInfo).port;
  }

  /** Ends connections and refuses new ones. */
  cut(): void {
    this.server?.close();
    this.server = undefined;
    for (const { inner } of this.ways) inner.destroy();
  }

  /** Keeps connections and accepts new ones, but passes nothing on, like a firewall that drops packets. */
  silence(): void {
    this.isSilent = true;
    for (const { inner, outer } of this.ways) for (const socket of [inner, outer]) socket.unpipe().pause();
  }
}

export function partsOf(uri: string): { host: string; port: number; database: string } {
  const match = /^mongodb:\/\/(?:[^@/]*@)?([^/,:]+)(?::(\d+))?[^/]*\/([^?]+)/.exec(uri);
  return { host: match?.[1] ?? '', port: Number(match?.[2] ?? 27017), database: match?.[3] ?? '' };
}
