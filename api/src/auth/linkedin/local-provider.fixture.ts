import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The package has no types. */
interface ProviderPackage {
  Provider: new (issuer: string, configuration: object) => { callback(): RequestListener };
}

/** The people known to the provider, by the name they sign in with. */
export type ProviderPeople = Record<string, Record<string, unknown>>;

export interface LocalProvider {
  issuer: string;
  /** Signs in as `login` from an authorization address, as a browser would. Returns the callback's address. */
  signIn(authorizationUrl: string, login: string): Promise<URL>;
  close(): Promise<void>;
}

/** Changes what the provider answers in JSON at an address: `/jwks`, `/token`, `/.well-known/openid-configuration`. */
export type Changed = (path: string, answer: Record<string, unknown>) => object;

/**
 * Starts a real OpenID Connect provider on this machine, for the clients `app` and `other` with the secret `shhh`.
 * `changed`: what a hostile provider answers in place of this one.
 */
export async function startProvider(
  redirectUri: string,
  people: ProviderPeople,
  changed?: Changed,
): Promise<LocalProvider> {
  const { Provider } = (await import('oidc-provider' as string)) as ProviderPackage;
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const provider = new Provider(issuer, {
    clients: ['app', 'other'].map((client_id) => ({
      client_id,
      client_secret: 'shhh',
      token_endpoint_auth_method: 'client_secret_post',
      redirect_uris: [redirectUri],
      grant_types: ['authorization_code'],
      response_types: ['code'],
    })),
    claims: {
      openid: ['sub'],
      profile: ['name', 'given_name', 'family_name'],
      email: ['email', 'email_verified'],
    },
    findAccount: (_context: unknown, id: string) => ({
      accountId: id,
      claims: () => ({ sub: id, ...people[id] }),
    }),
    cookies: { keys: ['test'] },
    ttl: { Interaction: 600, Session: 600, Grant: 600, AccessToken: 600, IdToken: 600 },
    features: { devInteractions: { enabled: true } },
  });
  const answer = provider.callback();
  server.on('request', (request, response) => {
    if (changed) {
      const end = response.end.bind(response);
      response.end = ((body: Buffer | string) => {
        if (!/json/.test(String(response.getHeader('content-type')))) return end(body);
        const answered = JSON.parse(body.toString()) as Record<string, unknown>;
        const text = JSON.stringify(changed(request.url ?? '', answered));
        response.setHeader('content-length', Buffer.byteLength(text));
        return end(text);
      }) as typeof response.end;
    }
    answer(request, response);
  });
  return { issuer, signIn: (url, login) => signIn(url, login, redirectUri), close: () => closed(server) };
}

async function signIn(authorizationUrl: string, login: string, redirectUri: string): Promise<URL> {
  const browser = new Browser(redirectUri);
  let page = await browser.open(new URL(authorizationUrl));
  for (let step = 0; step < 4 && 'html' in page; step += 1) {
    const action = /action="([^"]+)"/.exec(page.html)?.[1] ?? '';
    const prompt = /name="prompt" value="([^"]+)"/.exec(page.html)?.[1] ?? '';
    page = await browser.open(
      new URL(action, page.url),
      new URLSearchParams({ prompt, login, password: 'any' }),
    );
  }
  if ('html' in page) throw new Error(`The provider never came back:\n${page.html.slice(0, 500)}`);
  return page.url;
}

/** Keeps cookies and follows redirects until the provider redirects back. */
class Browser {
  private readonly cookies = new Map<string, string>();

  constructor(private readonly home: string) {}

  async open(target: URL, form?: URLSearchParams): Promise<{ url: URL } | { url: URL; html: string }> {
    let [url, body] = [target, form];
    for (let hop = 0; hop < 12; hop += 1) {
      const answer = await fetch(url, {
        method: body ? 'POST' : 'GET',
        ...(body ? { body } : {}),
        redirect: 'manual',
        headers: { cookie: [...this.cookies].map((pair) => pair.join('=')).join('; ') },
      });
      answer.headers.getSetCookie().forEach((cookie) => this.keep(cookie));
      const location = answer.headers.get('location');
      if (!location) return { url, html: await answer.text() };
      url = new URL(location, url);
      body = undefined;
      if (url.href.startsWith(this.home)) return { url };
    }
    throw new Error('Too many redirects');
  }

  private keep(cookie: string): void {
    const pair = cookie.split(';')[0] ?? '';
    const at = pair.indexOf('=');
    const [name, value] = [pair.slice(0, at), pair.slice(at + 1)];
    if (value) this.cookies.set(name, value);
    else this.cookies.delete(name);
  }
}

function closed(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(() => resolve()));
}
