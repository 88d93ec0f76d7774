import { Agent, request as httpRequest } from 'node:http';
import { text as textOf } from 'node:stream/consumers';
import type { TestApp } from '../../../../support/app/app.ts';
import type { Entry, Given } from '../permissions/entry.ts';
import type { Caller } from '../permissions/world.ts';

/** A call of an operation of the table of permissions. */
export interface Call {
  caller: Caller;
  /** In the path, and the rest in the body or the query. */
  given: Given;
  /** Sent as Idempotency-Key of a POST. */
  key?: string;
  /** Fields beside those of the table. */
  body?: object;
  query?: Readonly<Record<string, string>>;
}

export interface Sent {
  method: string;
  /** Sent as it is. */
  path: string;
  headers: Record<string, string>;
  /** Sent as JSON. */
  body?: object;
}

export interface Answered {
  status: number;
  body: string;
  /** The head and the body. */
  text: string;
}

/** Speaks HTTP over connections that stay open. */
export class Sender {
  private readonly connections = new Agent({ keepAlive: true });

  constructor(private readonly app: TestApp) {}

  send({ method, path, headers, body }: Sent): Promise<Answered> {
    const payload = body && JSON.stringify(body);
    const { hostname, port } = new URL(this.app.url);
    const typed = payload
      ? { 'content-type': 'application/json', 'content-length': Buffer.byteLength(payload) }
      : {};
    const options = {
      hostname,
      port,
      method,
      path,
      agent: this.connections,
      headers: { ...headers, ...typed },
    };
    return new Promise((resolve, reject) => {
      httpRequest(options, (answer) => {
        textOf(answer).then((text) => {
          const head = Object.entries(answer.headers).map(([name, value]) => `${name}: ${String(value)}`);
          resolve({ status: answer.statusCode ?? 0, body: text, text: [...head, text].join('\n') });
        }, reject);
      })
        .on('error', reject)
        .end(payload);
    });
  }

  close(): void {
    this.connections.destroy();
  }
}

/** Returns the request of a call. */
export function requestOf({ operation, body }: Entry, { caller, given, key, ...more }: Call): Sent {
  const [method = '', template = ''] = operation.split(' ');
  const inPath = new Set([...template.matchAll(/\{(\w+)\}/g)].map(([, name]) => name));
  const path = template.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(given[name] ?? 'unknown'),
  );
  const rest = Object.fromEntries(Object.entries(given).filter(([name]) => !inPath.has(name)));
  const fields = typeof body === 'function' ? body(caller) : body;
  const query = new URLSearchParams({ ...(method === 'GET' && rest), ...more.query }).toString();
  return {
    method,
    path: query ? `${path}?${query}` : path,
    headers: {
      ...(caller.token && { authorization: `Bearer ${caller.token}` }),
      ...(method === 'POST' && key !== undefined && { 'idempotency-key': key }),
    },
    ...(method !== 'GET' && { body: { ...fields, ...rest, ...more.body } }),
  };
}
