import type { Sent } from './send.ts';

/** Other ways to write a request, which reach the same entry or none. */
export const VARIANTS: Readonly<Record<string, (sent: Sent) => Sent>> = {
  HEAD: (sent) => ({ ...sent, method: 'HEAD' }),
  OPTIONS: (sent) => ({ ...sent, method: 'OPTIONS' }),
  'POST that says GET': (sent) => ({
    ...sent,
    method: 'POST',
    headers: { ...sent.headers, 'x-http-method-override': 'GET' },
  }),
  'a slash at the end': otherPath((path) => `${path}/`),
  'two slashes at the start': otherPath((path) => `/${path}`),
  'other case': otherPath((path) => path.replace(/[a-z]+/, (word) => word.toUpperCase())),
  'ids in capitals': otherPath((path) => path.replace(/[0-9a-f]{24}/g, (id) => id.toUpperCase())),
  'a letter escaped': otherPath((path) => path.replace('/api', '/%61pi')),
  'a detour': otherPath((path) => `/public/api/v0/..%2f..%2f..${path}`),
  'the German prefix': otherPath((path) => `/de${path}`),
  'a parameter of the path': otherPath((path) => `${path};id=1`),
  'another address in a header': (sent) => ({
    ...sent,
    path: '/public/api/v0/ping',
    headers: { ...sent.headers, 'x-original-url': sent.path, 'x-rewrite-url': sent.path },
  }),
};

function otherPath(change: (path: string) => string) {
  return (sent: Sent): Sent => {
    const [path = '', query] = sent.path.split('?');
    return { ...sent, path: query === undefined ? change(path) : `${change(path)}?${query}` };
  };
}
