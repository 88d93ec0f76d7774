import type { BrowserContext, BrowserContextOptions, CDPSession, Disposable, Page } from '@playwright/test';

/**
 * Methods whose effects only a new context is without. All other changes that a test makes are undone by `reset`: of
 * storages, cookies, routes, listeners, scripts of the page, the history, the window's size, and further pages.
 */
const LASTING = {
  context: [
    ...[
      'addInitScript',
      'exposeBinding',
      'exposeFunction',
      'grantPermissions',
      'newCDPSession',
      'on',
      'once',
    ],
    ...['route', 'routeFromHAR', 'routeWebSocket', 'setDefaultNavigationTimeout', 'setDefaultTimeout'],
    ...['setExtraHTTPHeaders', 'setGeolocation', 'setHTTPCredentials', 'setOffline'],
  ],
  clock: ['fastForward', 'install', 'pauseAt', 'resume', 'runFor', 'setFixedTime', 'setSystemTime'],
  page: [
    ...['addLocatorHandler', 'emulateMedia', 'exposeBinding', 'exposeFunction', 'routeFromHAR'],
    ...['routeWebSocket', 'setDefaultNavigationTimeout', 'setDefaultTimeout', 'setExtraHTTPHeaders'],
  ],
  input: ['down'],
} as const;

/** What tests listen to. Playwright itself listens to the end of a page. */
const EVENTS = [
  ...['console', 'dialog', 'domcontentloaded', 'download', 'filechooser', 'frameattached', 'framedetached'],
  ...['framenavigated', 'load', 'pageerror', 'popup', 'request', 'requestfailed', 'requestfinished'],
  ...['response', 'websocket', 'worker'],
];

/** An address of the site without scripts: the page stays in the process that has the site's code compiled. */
const NOTHING = '/robots.txt';

const FORGET = "localStorage.clear(), sessionStorage.clear(), (window.name = '')";

function onCall(target: object, names: readonly string[], note: () => void): void {
  const methods = target as Record<string, (...args: unknown[]) => unknown>;
  for (const name of names) {
    const method = methods[name]?.bind(target);
    if (!method) throw new Error(`Playwright no longer has ${name}.`);
    methods[name] = (...args) => {
      note();
      return method(...args);
    };
  }
}

/**
 * A context with a page that the tests of a worker use one after the other, each as if it were new. A page in a new
 * context costs twice as much: a process is started, and the site is loaded and compiled again.
 */
export class KeptPage {
  #page?: Page;
  #session?: CDPSession;
  #open?: Page['goto'];
  #viewport: ReturnType<Page['viewportSize']> = null;
  readonly #scripts: Disposable[] = [];
  #isSpoilt = false;

  private constructor(
    readonly context: BrowserContext,
    readonly options: string,
    private readonly origin: string,
  ) {}

  static keep(context: BrowserContext, options: BrowserContextOptions): KeptPage {
    const kept = new KeptPage(context, JSON.stringify(options), new URL(options.baseURL ?? '').origin);
    onCall(context, LASTING.context, kept.#spoil);
    onCall(context.clock, LASTING.clock, kept.#spoil);
    return kept;
  }

  readonly #spoil = () => {
    this.#isSpoilt = true;
  };

  /** Storages of another site in the same tab remain out of reach. */
  #watchOrigin(page: Page): void {
    page.on('framenavigated', (frame) => {
      if (frame.url() !== 'about:blank' && !frame.url().startsWith(`${this.origin}/`)) this.#spoil();
    });
  }

  async page(): Promise<Page> {
    if (this.#page) return this.#page;
    const [isSpoilt, page] = [this.#isSpoilt, await this.context.newPage()];
    this.#session = await this.context.newCDPSession(page);
    this.#isSpoilt = isSpoilt;
    // Without waiting for the client, which `NOTHING` does not have.
    const { goto } = Object.getPrototypeOf(page) as Page;
    this.#open = goto.bind(page);
    this.#viewport = page.viewportSize();
    const addInitScript = page.addInitScript.bind(page);
    page.addInitScript = async (...args) => {
      const script = await addInitScript(...args);
      this.#scripts.push(script);
      return script;
    };
    onCall(page, LASTING.page, this.#spoil);
    onCall(page.keyboard, LASTING.input, this.#spoil);
    onCall(page.mouse, LASTING.input, this.#spoil);
    this.#watchOrigin(page);
    this.#page = page;
    return page;
  }

  /** Resolves to false if the next test needs a new context. */
  async reset(): Promise<boolean> {
    const [page, session] = [this.#page, this.#session];
    if (this.#isSpoilt || !page || !session || !this.#open || page.isClosed()) return false;
    for (const other of this.context.pages()) if (other !== page) await other.close();
    for (const event of EVENTS) await page.removeAllListeners(event, { behavior: 'ignoreErrors' });
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    for (const script of this.#scripts.splice(0)) await script.dispose();
    await this.#open(NOTHING, { waitUntil: 'commit' });
    const { exceptionDetails } = await session.send('Runtime.evaluate', { expression: FORGET });
    if (exceptionDetails) return false;
    await session.send('Storage.clearDataForOrigin', {
      origin: '*',
      storageTypes: 'local_storage,indexeddb,cache_storage,service_workers,file_systems',
    });
    await session.send('Page.resetNavigationHistory');
    await this.context.clearCookies();
    if (this.#viewport) await page.setViewportSize(this.#viewport);
    // So that nothing of the next page lies below it.
    await page.mouse.move(-1, -1);
    this.#watchOrigin(page);
    return true;
  }
}
