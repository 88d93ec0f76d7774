import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { BELIEVED_FOR } from '../../api/src/platform/revisions/revisions.ts';
import { startApp, type TestApp } from '../support/app.ts';
import { freshDatabaseUri } from '../support/database.ts';

/** Stands between the application and the store, and can be cut and mended. */
class Wire {
  private readonly sockets = new Set<Socket>();
  private server: Server | undefined;
  port = 0;

  constructor(
    private readonly targetHost: string,
    private readonly targetPort: number,
  ) {}

  async mend(): Promise<void> {
    this.server = createServer((inner) => {
      const outer = connect(this.targetPort, this.targetHost);
      for (const socket of [inner, outer]) {
        this.sockets.add(socket.on('error', () => undefined));
        socket.on('close', () => [inner, outer].forEach((each) => each.destroy()));
      }
      inner.pipe(outer).pipe(inner);
    });
    await new Promise<void>((resolve) => this.server?.listen(this.port, '127.0.0.1', resolve));
    this.port = (this.server.address() as AddressInfo).port;
  }

  cut(): void {
    this.server?.close();
    this.sockets.forEach((socket) => socket.destroy());
    this.sockets.clear();
  }
}

const given = process.env['TEST_MONGODB_URI'];
const onMongodb = given ? describe : describe.skip;

onMongodb('while MongoDB is away', () => {
  let wire: Wire;
  let app: TestApp;
  beforeAll(async () => {
    const { host, database } = parse(freshDatabaseUri('mongodb'));
    wire = new Wire(host.split(':')[0] ?? '', Number(host.split(':')[1] ?? 27017));
    await wire.mend();
    const databaseUri = `mongodb://127.0.0.1:${wire.port}/${database}?directConnection=true`;
    app = await startApp({ engine: 'mongodb', settings: { databaseUri, logLevel: 'silent' } });
  }, 30_000);
  afterAll(async () => {
    await app.close();
    wire.cut();
  });

  it('answers 503 with Retry-After, stays alive, and recovers by itself', async () => {
    await app.request.get('/public/api/v0/jobs').expect(200);
    wire.cut();
    // What is cached is believed for a second, then the store would have to be asked.
    await app.request.get('/public/api/v0/jobs').expect(200);
    app.clock.advance(BELIEVED_FOR);
    const away = await app.request.get('/public/api/v0/jobs').expect(503);
    expect(Number(away.headers['retry-after'])).toBeGreaterThan(0);
    expect(away.body).toMatchObject({
      statusCode: 503,
      message: expect.any(String),
      requestId: expect.any(String),
    });
    await app.request.post('/public/api/v0/login').send({ email: 'a@firm.test', password: 'x' }).expect(503);
    await app.request.get('/health/ready').expect(503);
    await app.request.get('/health/live').expect(200);
    await app.request.get('/public/api/v0/ping').expect(200);
    await wire.mend();
    let status = 0;
    for (let tries = 0; tries < 100 && status !== 200; tries++)
      ({ status } = await app.request.get('/health/ready'));
    expect(status).toBe(200);
    await app.request.get('/public/api/v0/jobs').expect(200);
  }, 60_000);
});

function parse(uri: string): { host: string; database: string } {
  const match = /^mongodb:\/\/(?:[^@/]*@)?([^/,]+)[^/]*\/([^?]+)/.exec(uri);
  return { host: match?.[1] ?? '', database: match?.[2] ?? '' };
}
