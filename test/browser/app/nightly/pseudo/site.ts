import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';

const ROOT = path.resolve(import.meta.dirname, '../../../../..');
const OUT = path.join(ROOT, '.cache/pseudo');
const TYPES: Record<string, string> = {
  ...{ '.js': 'text/javascript', '.css': 'text/css', '.svg': 'image/svg+xml', '.woff2': 'font/woff2' },
};

/** Builds the client in the pseudo language, which takes about ten seconds. */
function build(): void {
  const vite = path.join(ROOT, 'node_modules/vite/bin/vite.js');
  const config = path.join(import.meta.dirname, 'vite.config.ts');
  execFileSync(
    process.execPath,
    [vite, 'build', '--config', config, '--outDir', OUT, '--emptyOutDir', '--logLevel', 'warn'],
    { cwd: path.join(ROOT, 'web'), stdio: ['ignore', 'ignore', 'inherit'] },
  );
}

/** Proxies requests to the tested server, except those for pages and files of the client. */
async function handOn(api: string, request: http.IncomingMessage, response: http.ServerResponse) {
  const { method, headers, url } = request;
  const onward = http.request(new URL(url ?? '/', api), { method, headers });
  const answered = once(onward, 'response') as Promise<[http.IncomingMessage]>;
  await pipeline(request, onward);
  const [answer] = await answered;
  response.writeHead(answer.statusCode ?? 502, answer.headers);
  await pipeline(answer, response);
}

/**
 * Builds that client and serves it at `address`, on the API of the server at `api`, until the returned function is
 * called. `page.route` would do, too, but it disables the cache of a page.
 */
export async function servePseudo(address: URL, api: string): Promise<() => Promise<unknown>> {
  build();
  const html = fs.readFileSync(path.join(OUT, 'index.html'), 'utf8');
  const shell = html.replace('<!--head-->', '<title>…</title>').replace('<!--app-->', '');
  const server = http.createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', address);
    if (request.headers['sec-fetch-dest'] === 'document')
      return response.setHeader('Content-Type', 'text/html; charset=utf-8').end(shell);
    if (pathname.startsWith('/assets/'))
      return response
        .setHeader('Content-Type', TYPES[path.extname(pathname)] ?? 'application/octet-stream')
        .setHeader('Cache-Control', 'max-age=31536000, immutable')
        .end(fs.readFileSync(path.join(OUT, pathname)));
    // Leaving a page aborts its requests.
    handOn(api, request, response).catch(() => response.destroy());
  });
  server.listen(Number(address.port), '127.0.0.1');
  await once(server, 'listening');
  return async () => {
    const closed = once(server, 'close');
    server.close();
    server.closeAllConnections();
    await closed;
  };
}
