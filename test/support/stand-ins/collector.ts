import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ReceivedSpan {
  traceId: string;
  parentId: string;
  spanId: string;
  name: string;
  attributes: Record<string, string | number>;
  /** 2: an error. */
  status: number;
  /** Attributes of the process that sent it. */
  resource: Record<string, string | number>;
}

type Field = number | Buffer;
type Message = Map<number, Field[]>;

/** Reads the fields of a Protocol Buffers message, as far as traces use them: numbers and bytes. */
function decode(bytes: Buffer): Message {
  const message: Message = new Map();
  let at = 0;
  const varint = () => {
    let value = 0;
    for (let factor = 1; ; factor *= 128) {
      const byte = bytes[at++] ?? 0;
      value += (byte & 127) * factor;
      if (byte < 128) return value;
    }
  };
  while (at < bytes.length) {
    const tag = varint();
    const kind = tag & 7;
    const length = kind === 1 ? 8 : kind === 5 ? 4 : kind === 2 ? varint() : 0;
    const value = kind === 0 ? varint() : bytes.subarray(at, (at += length));
    const field = Math.floor(tag / 8);
    message.set(field, [...(message.get(field) ?? []), value]);
  }
  return message;
}

const parts = (message: Message, field: number): Message[] =>
  (message.get(field) ?? []).flatMap((value) => (Buffer.isBuffer(value) ? [decode(value)] : []));
const bytesOf = (message: Message, field: number): Buffer => {
  const value = message.get(field)?.[0];
  return Buffer.isBuffer(value) ? value : Buffer.alloc(0);
};
const numberOf = (message: Message, field: number): number => Number(message.get(field)?.[0] ?? 0);

/** Reads key and value pairs; values are strings (1) or integers (3). */
const attributesOf = (message: Message, field: number) =>
  Object.fromEntries(
    parts(message, field).map((pair) => {
      const [value = new Map<number, Field[]>()] = parts(pair, 2);
      return [String(bytesOf(pair, 1)), value.has(3) ? numberOf(value, 3) : String(bytesOf(value, 1))];
    }),
  );

/** ExportTraceServiceRequest: spans within scopes within resources. */
function spansOf(body: Buffer): ReceivedSpan[] {
  return parts(decode(body), 1).flatMap((resourceSpans) => {
    const [about] = parts(resourceSpans, 1);
    const resource = about ? attributesOf(about, 1) : {};
    return parts(resourceSpans, 2).flatMap((scope) =>
      parts(scope, 2).map((span) => ({
        traceId: bytesOf(span, 1).toString('hex'),
        spanId: bytesOf(span, 2).toString('hex'),
        parentId: bytesOf(span, 4).toString('hex'),
        name: String(bytesOf(span, 5)),
        attributes: attributesOf(span, 9),
        status: numberOf(parts(span, 15)[0] ?? new Map(), 3),
        resource,
      })),
    );
  });
}

/** Receives spans like an OpenTelemetry collector: OTLP over HTTP. */
export class Collector {
  readonly spans: ReceivedSpan[] = [];
  /** Everything received, to check what must not be in it. */
  readonly bodies: Buffer[] = [];
  private readonly server: Server;

  constructor() {
    this.server = createServer((request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        const body = Buffer.concat(chunks);
        this.bodies.push(body);
        if (request.url === '/v1/traces') this.spans.push(...spansOf(body));
        response.writeHead(200, { 'content-type': 'application/x-protobuf' }).end();
      });
    });
  }

  async listen(): Promise<string> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  close(): void {
    this.server.close();
    this.server.closeAllConnections();
  }
}
