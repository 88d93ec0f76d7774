import type { TestApp } from '../../../../support/app/app.ts';
import type { Conformance } from '../../../../support/checks/conformance.ts';

export interface Shot {
  method: string;
  url: string;
  token?: string;
  /** An object is sent as JSON, strings and bytes unchanged. */
  payload?: unknown;
  type?: string;
}

export interface Answer {
  status: number;
  type: string;
  text: string;
  body: unknown;
}

/** Sends requests to the application without a socket: thousands take seconds. */
export class Sender {
  constructor(
    private readonly app: TestApp,
    private readonly conformance?: Conformance | null,
  ) {}

  async send({ method, url, token, payload, type }: Shot): Promise<Answer> {
    const isRaw = typeof payload === 'string' || Buffer.isBuffer(payload);
    const answer = await this.app.app.inject({
      method: method.toUpperCase() as 'GET',
      url,
      headers: {
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(payload === undefined ? {} : { 'content-type': type ?? 'application/json' }),
      },
      ...(payload === undefined ? {} : { payload: isRaw ? payload : JSON.stringify(payload) }),
    });
    const contentType = String(answer.headers['content-type'] ?? '').split(';')[0] ?? '';
    const text = answer.body;
    const body: unknown = contentType === 'application/json' && text ? JSON.parse(text) : {};
    const { headers } = answer;
    const given = { status: answer.statusCode, type: contentType, text, body, headers };
    this.app.codes.check(`${method} ${url}`, given);
    this.conformance?.check(method.toLowerCase(), url, given);
    return given;
  }
}
