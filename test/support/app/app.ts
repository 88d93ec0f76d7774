import { mkdtemp, rm } from 'node:fs/promises';
import { Agent as Connections } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Global, Module, type Type } from '@nestjs/common';
import { getConnectionToken } from '@nestjs/mongoose';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Connection } from 'mongoose';
import request, { type Agent, type Response } from 'supertest';
import {
  PASSWORD_COST,
  type PasswordCost,
} from '../../../api/src/auth/passwords/adapters/argon2/argon2-password-hasher.ts';
import { readSettings } from '../../../api/src/config/env.ts';
import type { Settings } from '../../../api/src/config/settings.ts';
import { createApp } from '../../../api/src/configure-app.ts';
import type { JsonLogger } from '../../../api/src/platform/logging/json-logger.ts';
import { MailDelivery } from '../../../api/src/platform/mail/mail-delivery.ts';
import type { EgressParts } from '../../../api/src/platform/egress/guarded-https.ts';
import type { SecurityEntry } from '../../../api/src/platform/security-log/security-log.port.ts';
import type { Mailer } from '../../../api/src/platform/mail/mailer.ts';
import { CodeCheck } from '../checks/code-check.ts';
import { TestClock } from './clock.ts';
import { Conformance } from '../checks/conformance.ts';
import { KeepingMailer, type SentMail } from '../stand-ins/mailer.ts';
import { TestResolver } from '../stand-ins/resolver.ts';
import { notFound } from '../checks/search-words.ts';
import { dropTestDatabase, type Engine, freshDatabaseUri, suiteEngine, useEngine } from './database.ts';

export interface TestApp {
  app: NestFastifyApplication;
  /** Speaks HTTP to the application: `app.request.get('/public/api/v0/jobs')`. */
  request: Agent;
  /** Its address, `http://127.0.0.1:PORT`. */
  url: string;
  clock: TestClock;
  settings: Settings;
  connection: Connection;
  /** For answers that do not come by `request`, which is checked. */
  codes: CodeCheck;
  /** All entries of the security log so far, oldest first. */
  securityLog: readonly SecurityEntry[];
  /** Delivers due emails and returns all emails sent so far, oldest first. */
  mails(): Promise<SentMail[]>;
  close(): Promise<void>;
}

interface Options {
  settings?: Partial<Settings>;
  clock?: TestClock;
  engine?: Engine;
  mailer?: Mailer;
  /** Without it no request leaves the machine: no name resolves. */
  egress?: EgressParts;
  /** Additional modules, for tests of behaviour common to all routes. */
  modules?: Type[];
  /** A folder with the built client, or a test's substitute. */
  siteFolder?: string;
  /** In place of the log on standard output. */
  logger?: JsonLogger;
}

/** The lowest cost that Argon2 accepts: tests create thousands of accounts, and none is about the cost of a guess. */
const CHEAP: PasswordCost = { memoryCost: 8, timeCost: 1, parallelism: 1 };

@Global()
@Module({ providers: [{ provide: PASSWORD_COST, useValue: CHEAP }], exports: [PASSWORD_COST] })
class CheapPasswords {}

const LOG_LEVEL = process.env['TEST_LOG_LEVEL'] ?? 'error';

/** Starts the whole application on a fresh store, with a stopped clock and emails that are only kept. */
export async function startApp(options: Options = {}): Promise<TestApp> {
  const dataDir = await mkdtemp(join(tmpdir(), 'consulting-test-'));
  const engine = options.engine ?? suiteEngine();
  const databaseUri = freshDatabaseUri(engine);
  await useEngine(databaseUri);
  const settings: Settings = {
    ...readSettings({ NODE_ENV: 'test', DATA_DIR: dataDir, SEED_DEMO: 'false', LOG_LEVEL }),
    databaseUri,
    rateLimitScale: 1000,
    ...options.settings,
  };
  const clock = options.clock ?? new TestClock();
  const keeping = options.mailer instanceof KeepingMailer ? options.mailer : new KeepingMailer();
  const securityLog: SecurityEntry[] = [];
  const { siteFolder, mailer = keeping, egress = { resolver: new TestResolver() } } = options;
  const parts = {
    clock,
    mailer,
    egress,
    securityLog: { write: (entry: SecurityEntry) => void securityLog.push(entry) },
    isTimed: false,
    ...(siteFolder === undefined ? {} : { siteFolder }),
  };
  const app = await createApp(settings, parts, [CheapPasswords, ...(options.modules ?? [])], options.logger);
  await app.listen(0, '127.0.0.1');
  const url = await app.getUrl();
  const connection = app.get<Connection>(getConnectionToken());
  const conformance = Conformance.load();
  const codes = new CodeCheck();
  // A new connection for each request takes a sixth of the time of the longest test.
  const connections = new Connections({ keepAlive: true });
  return {
    app,
    request: watched(request(url) as unknown as Agent, connections, codes, conformance),
    url,
    clock,
    settings,
    connection,
    codes,
    securityLog,
    async mails() {
      const delivery = app.get(MailDelivery, { strict: false });
      // The first call may join a delivery that has already read the mail queue.
      await delivery.deliverDue();
      await delivery.deliverDue();
      // Several are sent at once: the first written may arrive last.
      return keeping.sent.toSorted(byWriting);
    },
    async close() {
      const lost = await notFound(connection);
      if (engine === 'mongodb') await dropTestDatabase(connection);
      connections.destroy();
      await app.close();
      await rm(dataDir, { recursive: true, force: true });
      refuse('Documents that a search does not find by what stands in them', lost);
      refuse('Answers that the OpenAPI document does not describe', conformance?.problems);
      refuse('Answers whose code is missing, unknown or not the one of the sentence', codes.problems);
    },
  };
}

/** Ids are ordered by creation, which decides the order while the clock is stopped. */
const byWriting = (a: SentMail, b: SentMail): number =>
  a.date.getTime() - b.date.getTime() || (a.messageId < b.messageId ? -1 : 1);

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;

function refuse(what: string, problems = new Set<string>()): void {
  if (problems.size > 0) throw new Error(`${what}:\n${[...problems].join('\n')}`);
}

/**
 * Sends all requests over shared connections, and checks every answer against the list of codes and the OpenAPI document;
 * violations are reported when the application closes.
 */
function watched(
  agent: Agent,
  connections: Connections,
  codes: CodeCheck,
  conformance: Conformance | null,
): Agent {
  for (const method of METHODS) {
    const send = agent[method].bind(agent);
    agent[method] = (url: string) =>
      send(url)
        .agent(connections)
        .on('response', (response: Response) => {
          codes.check(`${method} ${url}`, response);
          conformance?.check(method, url, response);
        });
  }
  return agent;
}
