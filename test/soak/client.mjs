import { Pool } from 'undici';

/** Milliseconds after which a hanging request counts as failed. */
const PATIENCE = 60_000;

/** A client of one address. Requests resolve to `{ status, etag, body, took }`; status 0 without an answer. */
export class Client {
  #pool;

  constructor(base, { connections = 64, patience = PATIENCE } = {}) {
    this.#pool = new Pool(base, { connections, headersTimeout: patience, bodyTimeout: patience });
  }

  async send({ method = 'GET', path, json, body, headers = {} }, { read = false } = {}) {
    const begun = performance.now();
    const took = () => performance.now() - begun;
    try {
      const answer = await this.#pool.request({
        method,
        path,
        body: json ? JSON.stringify(json) : body,
        headers: { ...headers, ...(json && { 'content-type': 'application/json' }) },
      });
      const text = read ? await answer.body.text() : await answer.body.dump();
      return { status: answer.statusCode, etag: answer.headers.etag, body: text, took: took() };
    } catch (error) {
      return { status: 0, error: error.code ?? error.message, took: took() };
    }
  }

  close() {
    return this.#pool.destroy();
  }
}

let callers = 0;

/** Returns the header of a new visitor. */
export function stranger() {
  const number = callers++;
  return { 'x-forwarded-for': `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}` };
}
