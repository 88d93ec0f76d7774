import { request } from 'node:http';
import { Controller, Get, Module, Param } from '@nestjs/common';
import { JsonLogger } from '../../../../api/src/platform/logging/json-logger.ts';
import { Public } from '../../../../api/src/shared/http/access.ts';
import { newLinkSecret } from '../../../../api/src/shared/link-secret.ts';
import { freePort } from '../../../support/app/server-process.ts';
import { startApp, type TestApp } from '../../../support/app/app.ts';
import { scrape, until } from '../../../support/checks/metrics.ts';
import { Collector } from '../../../support/stand-ins/collector.ts';

@Public()
@Controller('faulty')
class FaultyController {
  @Get(':token')
  fail(@Param('token') token: string): never {
    throw new Error(`/faulty/${token} failed`);
  }
}

@Module({ controllers: [FaultyController] })
class Faulty {}

const collector = new Collector();
const lines: string[] = [];
let metricsPort: number;
let app: TestApp;
beforeAll(async () => {
  process.env['OTEL_EXPORTER_OTLP_ENDPOINT'] = await collector.listen();
  process.env['OTEL_BSP_SCHEDULE_DELAY'] = '50';
  metricsPort = await freePort();
  app = await startApp({
    settings: { metricsPort, tracing: true },
    modules: [Faulty],
    logger: new JsonLogger('trace', { write: (line: string) => void lines.push(line) }),
  });
});
afterAll(async () => {
  await app.close();
  collector.close();
  delete process.env['OTEL_EXPORTER_OTLP_ENDPOINT'];
  delete process.env['OTEL_BSP_SCHEDULE_DELAY'];
});

/** Sends the target as it is: other clients would tidy it up. */
const send = (method: string, path: string) =>
  new Promise<number | undefined>((resolve, reject) => {
    const { hostname: host, port } = new URL(app.url);
    const sent = request({ host, port, method, path }, (answer) => {
      answer.resume().on('end', () => resolve(answer.statusCode));
    });
    sent.on('error', reject).end();
  });

const escaped = (text: string, at: number) =>
  `${text.slice(0, at)}%${text.charCodeAt(at).toString(16)}${text.slice(at + 1)}`;

/** The addresses that a secret can arrive at, from the one that was mailed to those that nobody mails. */
const targetsOf = (word: string, token: string): string[] => [
  ...[`/${word}/${token}`, `/${word}/${token}.ics`, `/de/${word}/${token}`, `/de/${word}/${token}.ics`],
  ...[`/fr/${word}/${token}`, `/public/api/v0/${word}/${token}`, `/api/admin/${word}/${token}`],
  ...[`/private/api/${word}/${token}`, `/unknown/${token}`, `/${token}`, `/${token}/${word}`],
  ...[`//${word}/${token}`, `/${word}//${token}`, `/${word}/${token}/`, `/${word}%2F${token}`],
  ...[`/%2F${word}%2F${token}.ics`, `/${word}/${escaped(token, 0)}`, `/${word}/${token}%2Eics`],
  ...[`/${word.toUpperCase()}/${token}`, `/${word}/${token}.ICS`, `/${word}/${token}.ics.txt`],
  ...[`/${word}/${token}/more`, `/${word}/${token}/jobs/${token}`, `/${word}/${token};v=1`],
  ...[`/${word}/${token}?x=1`, `/${word}?token=${token}`, `/${word}/x?${token}`, `/${word}/${token}%`],
  ...[`/${word}/..%2f${token}`, `/${word}/../${word}/${token}`, `/assets/${token}.js`, `/health/${token}`],
  `http://127.0.0.1/${word}/${token}`,
];

const METHODS = ['GET', 'POST', 'OPTIONS'];
const MORE_METHODS = [...METHODS, 'HEAD', 'PUT', 'PATCH', 'DELETE', 'PROPFIND'];

it('the secret of an address is in no log, metric or trace, however it arrives', async () => {
  const secrets: string[] = [];
  let sent = 0;
  for (const word of ['calendar', 'pool', 'proposal', 'availability', 'unsubscribe', 'preview'])
    for (const method of word === 'calendar' ? MORE_METHODS : METHODS) {
      const token = newLinkSecret();
      secrets.push(token.slice(1), encodeURIComponent(token).slice(1));
      for (const target of targetsOf(word, token)) {
        await send(method, target);
        sent += 1;
      }
    }
  const fault = newLinkSecret();
  secrets.push(fault.slice(1, -1));
  expect(await send('GET', `/faulty/${fault}`)).toBe(500);

  const logged = await until(
    async () => lines.filter((line) => line.includes('"network"')),
    (found) => found.some((line) => line.includes('"/faulty/*"')),
  );
  // A target that cannot be decoded reaches no hook and has no line.
  expect(logged.length).toBeGreaterThan(sent * 0.95);
  expect(lines.join('')).toContain('/calendar/*');
  await until(
    async () => [...collector.spans],
    (spans) => spans.some(({ name }) => name === 'GET /faulty/:token'),
  );
  const written = [
    lines.join(''),
    JSON.stringify(app.securityLog),
    await scrape(metricsPort),
    Buffer.concat(collector.bodies).toString('latin1'),
  ];
  expect(written.map((text) => secrets.filter((secret) => text.includes(secret)))).toEqual([[], [], [], []]);
});
