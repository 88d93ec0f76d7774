import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startApp, type TestApp } from '../../../../../support/app/app.ts';
import { TestClock } from '../../../../../support/app/clock.ts';
import { signInAgain } from '../../../../../support/people/people.ts';
import { World } from '../../../../shared/http/permissions/world.ts';
import type { Sent } from './flood.ts';
import { StoreScale, type StoreSize } from './store-size.ts';

/** The answer to a request of a flood. */
export interface Answer {
  status: number;
  /** Whether a budget of requests has refused it. */
  isRefused: boolean;
}

/** Timers are real: only the date stands still. */
const REAL = [
  ...(['hrtime', 'nextTick', 'performance', 'queueMicrotask', 'setImmediate', 'clearImmediate'] as const),
  ...(['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'] as const),
];

/** Moves the time of the application, and the date, by which stored budgets end their windows. */
class MovedClock extends TestClock {
  constructor() {
    super();
    jest.useFakeTimers({ doNotFake: REAL, now: this.now() });
  }

  override advance(ms: number): void {
    super.advance(ms);
    jest.setSystemTime(this.now());
  }
}

/** An application with its budgets, on a store of its own, that is asked from any network at any time. */
export class FloodedApp {
  private networks = 0;
  private constructor(
    readonly app: TestApp,
    readonly world: World,
    private readonly scale: StoreScale,
    private readonly folder: string,
  ) {}

  /** `rateLimitScale`: the part of every budget that there is. */
  static async start(rateLimitScale: number): Promise<FloodedApp> {
    const folder = await mkdtemp(join(tmpdir(), 'consulting-flood-'));
    const file = join(folder, 'platform.sqlite');
    const settings = {
      ...{ databaseUri: `sqlite:${file}`, trustProxy: 1, rateLimitScale },
      ...{ contactTo: 'desk@firm.example' },
    };
    const app = await startApp({ engine: 'embedded', clock: new MovedClock(), settings });
    fromEverywhere(app);
    return new FloodedApp(
      app,
      await World.of(app),
      new StoreScale(app.connection, file, join(app.settings.dataDir, 'files')),
      folder,
    );
  }

  /** Returns the address of a network that nobody else has. */
  network(): string {
    const number = ++this.networks;
    return `10.${number >> 8}.${number & 255}.1`;
  }

  /** Returns the beginning of the addresses of an IPv6 network, a /48, that nobody else has. */
  network6(): string {
    return `2001:db8:${(++this.networks).toString(16)}`;
  }

  advance(ms: number): void {
    this.app.clock.advance(ms);
  }

  /** Opens a new session for the administrator, whose last one has ended while the clock moved. */
  async wake(): Promise<void> {
    const { app, world } = this;
    world.admin.token = (await signInAgain(app, world.admin, 'admin')).token;
  }

  now(): number {
    return this.app.clock.now().getTime();
  }

  /** Returns how many there are of so many requests of a budget. */
  scaled(requests: number): number {
    return Math.max(1, Math.round(requests * this.app.settings.rateLimitScale));
  }

  /** Sends a request, by default with the method of its operation. */
  async send(operation: string, sent: Sent, from: string): Promise<Answer> {
    const { path, method = operation, query = {}, body, form, answered } = sent;
    const token = await sent.token?.();
    const multipart = form && new Response(form);
    const {
      statusCode,
      headers,
      body: said,
    } = await this.app.app.inject({
      method: method as 'GET',
      url: path,
      query,
      headers: {
        'x-forwarded-for': from,
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(multipart && { 'content-type': multipart.headers.get('content-type') ?? '' }),
      },
      ...(body && { payload: body }),
      ...(multipart && { payload: Buffer.from(await multipart.arrayBuffer()) }),
    });
    if (statusCode === 500) throw new Error(`${method} ${path}: ${said}`);
    if (answered && String(headers['content-type']).includes('json'))
      answered(JSON.parse(said) as Record<string, unknown>);
    // Wrong passwords and codes are counted apart.
    return { status: statusCode, isRefused: statusCode === 429 && !said.includes('too-many-wrong') };
  }

  /** What the store holds once all mails are sent, and how many were sent since the start. */
  async size(): Promise<StoreSize & { mails: number }> {
    const mails = (await this.app.mails()).length;
    return { ...(await this.scale.now()), mails };
  }

  /** Forgets the requests that were counted so far: what a caller has done to prepare a flood is no part of it. */
  async forgetCounts(): Promise<void> {
    await this.app.connection.collection('budgets').deleteMany({});
  }

  windows(): Promise<number> {
    return this.scale.windows();
  }

  async close(): Promise<void> {
    this.scale.close();
    await this.app.close();
    jest.useRealTimers();
    await rm(this.folder, { recursive: true, force: true });
  }
}

/** Lets each request that prepares something come from a network of its own, which no budget notices. */
function fromEverywhere({ request }: TestApp): void {
  let last = 0;
  for (const method of ['get', 'post', 'put', 'patch', 'delete'] as const) {
    const send = request[method].bind(request);
    request[method] = (url: string) => {
      const number = ++last;
      return send(url).set('x-forwarded-for', `172.${number >> 16}.${(number >> 8) & 255}.${number & 255}`);
    };
  }
}
