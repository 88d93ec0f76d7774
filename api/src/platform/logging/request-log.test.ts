import Fastify, { type FastifyInstance } from 'fastify';
import { JsonLogger } from './json-logger.ts';
import { addRequestLog } from './request-log.ts';

describe('the log of requests', () => {
  let instance: FastifyInstance;
  let lines: string[];
  /** Called with the next line. */
  let written: (line: string) => void;
  /** Called when a request waits for an answer that never comes. */
  let waits: () => void;
  beforeEach(async () => {
    lines = [];
    written = (line) => void lines.push(line);
    const { pino } = new JsonLogger('info', { write: (line: string) => written(line) });
    instance = Fastify({
      genReqId: () => 'request-1',
      trustProxy: (_address: string, hop: number) => hop < 1,
    });
    addRequestLog(instance, pino);
    instance.post('/reset', (_request, reply) => reply.status(400).send({ secret: 'answer' }));
    instance.get('/stop/:token', () => ({}));
    instance.get('/de/feed/:token.ics', () => ({}));
    instance.get('/jobs/:id/apply', () => ({}));
    instance.get('/health/live', () => ({}));
    instance.get('/fault', (_request, reply) => reply.status(500).send('x'));
    instance.get('/endless', () => {
      waits();
      return new Promise(() => undefined);
    });
    instance.post('/half', (_request, reply) => {
      reply.raw.write('half of the answer');
      waits();
      return new Promise(() => undefined);
    });
    await instance.listen({ port: 0, host: '127.0.0.1' });
  });
  afterEach(() => instance.close());
  const url = (path: string): string => {
    const address = instance.server.address();
    return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}${path}`;
  };

  it('has one line for each, without query, body, headers or a whole address', async () => {
    await fetch(url('/reset?token=s3cret&email=ann@firm.test'), {
      method: 'POST',
      body: JSON.stringify({ password: 'pa55word' }),
      headers: {
        'content-type': 'application/json',
        authorization: 'Bearer t0ken',
        'x-forwarded-for': '203.0.113.77',
      },
    });
    expect(lines).toHaveLength(1);
    expect(lines[0]).not.toMatch(/s3cret|ann@|pa55word|t0ken|answer|113\.77/);
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({
      level: 30,
      requestId: 'request-1',
      method: 'POST',
      path: '/reset',
      status: 400,
      ms: expect.any(Number),
      network: '203.0.113.0',
    });
  });

  it('has the known words of a path and ids, and masks the rest, whichever route it is or none', async () => {
    const token = 'Zt6mQx0bS3kJ9cWaZt6mQx0bS3kJ9cWaZt6mQx0bS3k';
    const id = '656f2a9e1c9d440000a1b2c3';
    for (const [method, path, logged] of [
      ['GET', `/jobs/${id}/apply`, `/jobs/${id}/apply`],
      ['GET', `/stop/${token}?x=${token}`, '/stop/*'],
      ['GET', `/de/feed/${token}.ics`, '/de/feed/*'],
      ['OPTIONS', `/de/feed/${token}.ics`, '/de/feed/*'],
      ['DELETE', `/de/stop/${token}`, '/de/stop/*'],
      ['GET', `/STOP/${token}`, '/*/*'],
      ['GET', `//stop//${token}/`, '//stop//*/'],
      ['GET', `/stop%2F${token}`, '/*'],
      ['GET', `/stop/%5At${token.slice(2)}`, '/stop/*'],
      ['GET', `/stop/${token}/apply/${token}`, '/stop/*/apply/*'],
      ['GET', `/stop/${token};x=1`, '/stop/*'],
      ['GET', `/${token}`, '/*'],
    ] as const) {
      lines = [];
      await fetch(url(path), { method });
      expect(JSON.parse(lines[0] ?? '')).toMatchObject({
        path: logged,
        msg: expect.stringContaining(logged),
      });
      expect(lines.join()).not.toContain(token.slice(2));
    }
  });

  it('says nothing of health checks, and calls faults errors', async () => {
    await fetch(url('/health/live'));
    await fetch(url('/fault'));
    expect(lines.map((line) => JSON.parse(line) as object)).toEqual([
      expect.objectContaining({ level: 50, status: 500 }),
    ]);
  });

  it.each([
    ['GET', '/endless'],
    ['POST', '/half'],
  ])('has one for a client that goes before the end of its answer: %s %s', async (method, path) => {
    const line = new Promise<string>((resolve) => {
      written = (text) => {
        lines.push(text);
        resolve(text);
      };
    });
    const client = new AbortController();
    waits = () => client.abort();
    await expect(
      fetch(url(path), { method, signal: client.signal }).then((answer) => answer.text()),
    ).rejects.toThrow(/abort/i);
    expect(JSON.parse(await line)).toMatchObject({ level: 30, method, path, network: '127.0.0.0' });
    expect(lines).toHaveLength(1);
  });
});
